import { Card } from '~/app/components/ui/card';
import { adminCopy } from '~/app/copy/copy';
import { formatLongDate } from '~/app/copy/format-time';
import { erasedCounts, historyKinds, type HistoryKind } from '~/domain/retention/limits';

/** How much of this site's history was erased, and from which day on it is kept. */
export const ErasedSoFar = ({
  erased: { counts, keptFrom },
}: {
  erased: {
    readonly counts: Readonly<Record<(typeof erasedCounts)[number], number>>;
    readonly keptFrom: Readonly<Partial<Record<HistoryKind, string>>>;
  };
}) => {
  const { retention } = adminCopy;
  const kinds = historyKinds.flatMap((kind) => {
    const day = keptFrom[kind];
    return day === undefined ? [] : [{ kind, day }];
  });
  return (
    <Card title={retention.erased}>
      {kinds.length === 0 ? (
        <p className="text-muted">{retention.nothingErased}</p>
      ) : (
        <>
          <ul>
            {kinds.map(({ kind, day }) => (
              <li key={kind}>
                {retention.kindLabels[kind]}: {retention.keptFrom(formatLongDate(day))}
              </li>
            ))}
          </ul>
          <p className="mt-2 text-sm text-muted">
            {erasedCounts
              .filter((name) => counts[name] > 0)
              .map((name) => `${retention.countLabels[name]}: ${counts[name]}`)
              .join(' · ')}
          </p>
        </>
      )}
    </Card>
  );
};
