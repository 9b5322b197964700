import { Link } from '@remix-run/react';
import type { InZone } from '~/app/components/time/instant-text';
import { useClock } from '~/app/components/time/use-clock';
import { LinkButton } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { DataTable } from '~/app/components/ui/data-table';
import { adminCopy } from '~/app/copy/copy';
import { formatDateTime, formatShortDate, getWallTime } from '~/app/copy/format-time';
import type { SubmissionProgress } from '~/domain/selection/submission-progress';
import { DriverTable } from './driver-table';
import { TimeSentence } from './time-sentence';

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
const perRow = 40;
const squareAt = (place: number, inset: number): string => {
  const x = (place % perRow) * (cell + gap) + inset;
  const y = Math.floor(place / perRow) * (cell + gap) + inset;
  const side = cell - 2 * inset;
  return `M${x} ${y}h${side}v${side}h-${side}z`;
};

/** One square per driver, most senior first: filled if the driver has saved, hollow if not. */
const Squares = ({ hasSaved }: { hasSaved: readonly boolean[] }) => {
  const path = (saved: boolean) =>
    hasSaved
      .flatMap((has, place) => (has === saved ? squareAt(place, saved ? 0 : 1) : []))
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

const FirstSavesByDay = ({ days }: { days: SubmissionProgress['days'] }) => (
  <details>
    <summary className="min-h-11 link cursor-pointer py-2">
      {adminCopy.dashboard.savesByDay}
    </summary>
    <DataTable
      caption={adminCopy.dashboard.savesByDay}
      className="text-sm"
      heads={[adminCopy.dashboard.day, adminCopy.dashboard.newSaves, adminCopy.common.total]}
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

/** Leads to the page that reminds drivers without a list. */
const Reminder = ({
  withoutList,
  remindedAt,
  timeZone,
}: InZone<{ withoutList: number; remindedAt: string | null }>) => (
  <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
    {withoutList > 0 && (
      <LinkButton to="/admin/remind-drivers" icon="megaphone">
        {adminCopy.reminders.remindThe(withoutList)}
      </LinkButton>
    )}
    {remindedAt && (
      <p>
        <TimeSentence text={adminCopy.reminders.lastReminded} at={remindedAt} timeZone={timeZone} />
      </p>
    )}
  </div>
);

/** Charts of who has saved in the period and of the progress over time, with tables of the same data below. */
export const SubmissionProgressCard = ({
  progress: { hasSaved, growth, days, missing },
  carriedOver,
  reminder,
  timeZone,
}: {
  progress: SubmissionProgress;
  carriedOver: number;
  /** How many drivers have no list, and when they were reminded; null while it is too late for that. */
  reminder: { readonly withoutList: number; readonly remindedAt: string | null } | null;
  timeZone: string;
}) => {
  const { dashboard } = adminCopy;
  const eligible = hasSaved.length;
  const saved = hasSaved.filter(Boolean).length;
  const clock = useClock();
  const timeAt = (place: number) =>
    formatDateTime(getWallTime(growth.at(place)!.at, timeZone), clock);
  return (
    <Card title={dashboard.submissions} description={dashboard.haveSaved(saved, eligible)}>
      <div className="grid gap-6 lg:grid-cols-2">
        <figure>
          <figcaption className="mb-2 text-sm font-semibold">{dashboard.savesOverTime}</figcaption>
          <Growth growth={growth} eligible={eligible} />
          <p
            className="mt-1 flex justify-between text-sm text-muted tabular-nums"
            aria-hidden="true"
          >
            <span>{timeAt(0)}</span>
            <span>{dashboard.topLine(eligible)}</span>
            <span>{timeAt(-1)}</span>
          </p>
        </figure>
        <figure>
          <figcaption className="mb-2 text-sm font-semibold">
            {dashboard.whoHasSaved}
            <span className="block font-normal text-muted">{dashboard.squaresHint}</span>
          </figcaption>
          <Squares hasSaved={hasSaved} />
        </figure>
      </div>
      <div className="mt-4 grid items-start gap-x-6 lg:grid-cols-2">
        <FirstSavesByDay days={days} />
        <div>
          <NotSavedYet missing={missing} count={eligible - saved} carriedOver={carriedOver} />
          {reminder && <Reminder {...reminder} timeZone={timeZone} />}
        </div>
      </div>
    </Card>
  );
};
