import { createContext, useContext } from 'react';
import { useClock } from '~/app/components/time/use-clock';
import { copy } from '~/app/copy/copy';
import { formatJob } from '~/app/copy/describe-job';
import { formatDaysOfYear } from '~/app/copy/format-time';
import { listItemChoices } from '~/app/copy/item-choices';
import type { Job } from '~/domain/jobs/job';
import type { Choice } from '~/domain/site/choices';
import type { HourClock } from '~/domain/time/hour-clock';

/** The jobs and weeks that a page of trades names. */
interface TradeItems {
  readonly jobs: readonly Pick<
    Job,
    'jobId' | 'startTime' | 'weekDays' | 'location' | 'isAirport'
  >[];
  readonly weeks: readonly {
    readonly weekId: string;
    readonly startDate: string;
    readonly endDate: string;
  }[];
}

const Items = createContext<TradeItems>({ jobs: [], weeks: [] });
export const TradeItemsProvider = Items.Provider;

/** What a job or week is known by, and the rest: a job by its ID, and a week by its days. */
const describeItem = (
  { jobs, weeks }: TradeItems,
  id: string,
  clock: HourClock,
): readonly [string, string] => {
  const job = jobs.find(({ jobId }) => jobId === id);
  if (job) return [id, formatJob(job, clock)];
  const week = weeks.find(({ weekId }) => weekId === id);
  return week ? [formatDaysOfYear(week.startDate, week.endDate), id] : [id, ''];
};

const useDescribeItem = (): ((id: string) => readonly [string, string]) => {
  const [items, clock] = [useContext(Items), useClock()];
  return (id) => describeItem(items, id, clock);
};

/** Names a job or a week in one line. */
export const useItemLabel = (): ((id: string) => string) => {
  const describe = useDescribeItem();
  return (id) => describe(id).filter(Boolean).join(' · ');
};

/** These jobs and weeks as a field offers them. */
export const useItemChoices = (ids: readonly string[]): Choice[] => {
  const [items, clock] = [useContext(Items), useClock()];
  return listItemChoices(items, ids, clock);
};

/** A job or a week; null for what others offer. */
const Item = ({ label, id }: { label: string; id: string | null }) => {
  const describe = useDescribeItem();
  const [first, second] = id === null ? [copy.trades.anything, ''] : describe(id);
  return (
    <div className="min-w-0 flex-1 basis-32 rounded-field bg-base-200 px-3 py-2">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="break-words tabular-nums">
        <strong className="block">{first}</strong>
        <span className="text-sm">{second}</span>
      </dd>
    </div>
  );
};

/** What the reader gives and gets. */
export const Exchange = ({ gives, gets }: { gives: string; gets: string | null }) => (
  <dl className="mt-2 flex flex-wrap gap-2">
    <Item label={copy.trades.youGive} id={gives} />
    <Item label={copy.trades.youGet} id={gets} />
  </dl>
);
