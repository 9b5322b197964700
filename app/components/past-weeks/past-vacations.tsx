import { InstantText } from '~/app/components/time/instant-text';
import { Card } from '~/app/components/ui/card';
import { Sentence } from '~/app/components/ui/sentence';
import { copy } from '~/app/copy/copy';

/** Which vacation weeks the driver held in each published version, newest first. Nothing before the first. */
export const PastVacations = ({
  versions,
  siteZone,
}: {
  versions: readonly {
    readonly version: number;
    readonly publishedAt: string;
    /** As the version names it; missing where it does not say. */
    readonly timeZone?: string | undefined;
    readonly isLatest: boolean;
    readonly weekIds: readonly string[];
  }[];
  siteZone: string;
}) =>
  versions.length > 0 && (
    <Card title={copy.pastResults.vacations} description={copy.pastResults.vacationsIntro}>
      <ul className="divide-y divide-base-300">
        {versions.map(({ version, publishedAt, timeZone = siteZone, isLatest, weekIds }) => (
          <li key={version} className={isLatest ? 'py-2' : 'py-2 text-muted'}>
            <p className="font-bold">
              {weekIds.length > 0 ? weekIds.join(', ') : copy.pastResults.noVacation}
            </p>
            <p className="text-sm tabular-nums">
              <Sentence
                text={copy.pastResults.publishedAt}
                parts={{ version, time: <InstantText at={publishedAt} timeZone={timeZone} /> }}
              />
              {!isLatest && ` · ${copy.pastResults.replaced}`}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
