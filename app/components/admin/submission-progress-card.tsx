import { Link } from '@remix-run/react';
import type { InZone } from '~/app/components/time/instant-text';
import { useClock } from '~/app/components/time/use-clock';
import { Card } from '~/app/components/ui/card';
import { DataTable } from '~/app/components/ui/data-table';
import { adminCopy } from '~/app/copy/copy';
import { formatDateTime, formatShortDate, getWallTime } from '~/app/copy/format-time';
import type { SubmissionProgress } from '~/domain/selection/submission-progress';
import { DriverTable } from './driver-table';

const width = 600;
const height = 140;

/** A chart of how many drivers have saved over time. The table below shows the same figures. */
const Growth = ({
  growth,
  eligible,
}: {
  growth: SubmissionProgress['growth'];
  eligible: number;
}) => {
  const points = growth.map(({ saved }, step) => {
    const x = (width * step) / (growth.length - 1);
    const y = height - (height * saved) / Math.max(1, eligible);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  const line = `M${points.join('L')}`;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className="block h-32 w-full overflow-visible border-y border-base-300 text-primary"
      aria-hidden="true"
    >
      <path d={`${line}L${width} ${height}L0 ${height}Z`} className="fill-current opacity-20" />
      <path
        d={line}
        className="fill-none stroke-current"
        strokeWidth="3"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
};

const cell = 12;
const gap = 4;
const fewestPerRow = 28;
/** So many squares in a row that all of them are about a fifth as high as wide. */
const countPerRow = (drivers: number): number =>
  Math.max(fewestPerRow, Math.ceil(Math.sqrt(5 * drivers)));

const squareAt = (place: number, perRow: number, inset: number): string => {
  const x = (place % perRow) * (cell + gap) + inset;
  const y = Math.floor(place / perRow) * (cell + gap) + inset;
  const side = cell - 2 * inset;
  return `M${x} ${y}h${side}v${side}h-${side}z`;
};

/** One square per driver, most senior first: filled if the driver has saved, hollow if not. */
const Squares = ({ hasSaved }: { hasSaved: readonly boolean[] }) => {
  const perRow = countPerRow(hasSaved.length);
  const path = (saved: boolean) =>
    hasSaved
      .flatMap((has, place) => (has === saved ? squareAt(place, perRow, saved ? 0 : 1) : []))
      .join('');
  const rows = Math.ceil(hasSaved.length / perRow);
  return (
    <svg
      viewBox={`0 0 ${perRow * (cell + gap)} ${rows * (cell + gap)}`}
      className="block w-full text-primary"
      aria-hidden="true"
    >
      <path d={path(true)} className="fill-current" />
      <path d={path(false)} className="fill-none stroke-current" strokeWidth="2" />
    </svg>
  );
};

/** A chart and a table of the saves over time. */
const SavesOverTime = ({
  progress: { growth, days, hasSaved },
  timeZone,
}: InZone<{ progress: SubmissionProgress }>) => {
  const { dashboard } = adminCopy;
  const clock = useClock();
  const timeAt = (place: number) =>
    formatDateTime(getWallTime(growth.at(place)!.at, timeZone), clock);
  return (
    <details>
      <summary className="min-h-11 link cursor-pointer py-2">{dashboard.savesOverTime}</summary>
      <Growth growth={growth} eligible={hasSaved.length} />
      <p
        className="mt-1 flex justify-between gap-3 text-sm text-muted tabular-nums"
        aria-hidden="true"
      >
        <span>{timeAt(0)}</span>
        <span>{dashboard.topLine(hasSaved.length)}</span>
        <span>{timeAt(-1)}</span>
      </p>
      <DataTable
        caption={dashboard.savesByDay}
        className="text-sm"
        heads={[dashboard.day, dashboard.newSaves, adminCopy.common.total]}
      >
        {days.map(({ day, newly, total }) => (
          <tr key={day} className="tabular-nums">
            <th scope="row" className="px-4 py-2 text-start font-normal">
              {formatShortDate(day)}
            </th>
            <td className="px-3 py-2">{newly}</td>
            <td className="px-3 py-2">{total}</td>
          </tr>
        ))}
      </DataTable>
    </details>
  );
};

/** The most senior drivers who have not saved, and how many others have not saved either. */
const NotSavedYet = ({
  missing,
  count,
  carriedOver,
}: {
  missing: SubmissionProgress['missing'];
  count: number;
  /** How many of them have a list that takes part. */
  carriedOver: number;
}) => {
  const { dashboard } = adminCopy;
  const others = count - missing.length;
  return (
    <details>
      <summary className="min-h-11 link cursor-pointer py-2">
        {dashboard.notSavedYet(count)}
      </summary>
      {carriedOver > 0 && <p className="pb-2 text-sm">{dashboard.carriedOver(carriedOver)}</p>}
      <DriverTable caption={dashboard.notSavedList} drivers={missing} maxHeight="max-h-80" />
      <p className="flex flex-wrap items-center gap-x-2 text-sm">
        {others > 0 && <span className="text-muted">{dashboard.andMore(others)}</span>}
        <Link
          to="/admin/reports/drivers-without-picks"
          className="inline-flex min-h-11 link items-center"
        >
          {dashboard.allWithoutPicks}
        </Link>
      </p>
    </details>
  );
};

/** Who has saved in the period, with lists of who has not, and of the saves over time. */
export const SubmissionProgressCard = ({
  progress,
  carriedOver,
  timeZone,
}: InZone<{ progress: SubmissionProgress; carriedOver: number }>) => {
  const { dashboard } = adminCopy;
  const { hasSaved, missing } = progress;
  const eligible = hasSaved.length;
  const saved = hasSaved.filter(Boolean).length;
  return (
    <Card title={dashboard.submissions} description={dashboard.haveSaved(saved, eligible)} isDense>
      <figure>
        <figcaption className="mb-2 text-sm text-muted">{dashboard.squaresHint}</figcaption>
        <Squares hasSaved={hasSaved} />
      </figure>
      <div className="mt-2 -mb-2 flex flex-wrap gap-x-6">
        <NotSavedYet missing={missing} count={eligible - saved} carriedOver={carriedOver} />
        <SavesOverTime progress={progress} timeZone={timeZone} />
      </div>
    </Card>
  );
};
