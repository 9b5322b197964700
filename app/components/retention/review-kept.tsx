import { PostForm } from '~/app/components/forms/post-form';
import { SendButton } from '~/app/components/forms/send-button';
import { LinkButton } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { adminCopy, copy } from '~/app/copy/copy';
import { formatLongDate } from '~/app/copy/format-time';
import { historyKinds, shorteningWaitDays, type HistoryKind } from '~/domain/retention/limits';
import {
  changeRetention,
  isSameKept,
  type Kept,
  type Retention,
} from '~/domain/retention/retention';

interface Review {
  readonly kept: Kept;
  /** By kind, the first day that is kept; null: everything is. */
  readonly plan: Readonly<Record<HistoryKind, { readonly keptFrom: string } | null>>;
  readonly over: { readonly weeks: number; readonly claims: number; readonly entries: number };
  readonly most: number;
}

const countNames = { awards: 'weeks', claims: 'claims', log: 'entries' } as const;

/** What goes of one kind: from which day on it is kept, and how much is older at this site. Null for nothing. */
const describeGoing = ({ plan, over, most }: Review, kind: HistoryKind): string | null => {
  const { retention } = adminCopy;
  const planned = plan[kind];
  if (!planned) return null;
  const name = countNames[kind];
  const count = over[name];
  const shown = count >= most ? retention.orMore(most) : String(count);
  return [
    retention.goes(formatLongDate(planned.keptFrom)),
    retention.over(`${retention.countLabels[name]}: ${shown}`),
  ].join('; ');
};

/** What the chosen times mean, and the button that stores them. */
export const ReviewKept = ({
  retention: current,
  review,
}: {
  retention: Retention & { readonly version: number };
  review: Review;
}) => {
  const { retention } = adminCopy;
  const { kept } = review;
  const next = changeRetention(current, kept, { by: '', at: '1970-01-01T00:00:00.000Z' });
  const isSame =
    isSameKept(next.kept, current.kept) && isSameKept(kept, current.asked?.kept ?? current.kept);
  const back = <LinkButton to="/admin/keeping-history">{retention.back}</LinkButton>;
  return (
    <Card title={retention.reviewTitle}>
      <div className="flex max-w-prose flex-col items-start gap-4">
        <dl className="flex flex-col gap-3">
          {historyKinds.map((kind) => (
            <div key={kind}>
              <dt className="font-semibold">
                {retention.kindLabels[kind]}: {retention.yearsLabel(kept[kind])}
              </dt>
              <dd>{describeGoing(review, kind)}</dd>
            </div>
          ))}
        </dl>
        <p>{retention.never}</p>
        {isSame && <p>{retention.same}</p>}
        {!isSame && (
          <p className={next.asked ? 'font-bold' : undefined}>
            {next.asked ? retention.later(shorteningWaitDays) : retention.atOnce} {retention.told}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          {isSame ? (
            back
          ) : (
            <PostForm className="flex flex-wrap gap-2">
              {historyKinds.map((kind) => (
                <input key={kind} type="hidden" name={kind} value={kept[kind] ?? 'forever'} />
              ))}
              <input type="hidden" name="version" value={current.version} />
              <SendButton
                intent="choose"
                variant={next.asked ? 'danger' : 'primary'}
                busyText={copy.common.saving}
              >
                {next.asked ? retention.saveLater(shorteningWaitDays) : retention.save}
              </SendButton>
              {back}
            </PostForm>
          )}
        </div>
      </div>
    </Card>
  );
};
