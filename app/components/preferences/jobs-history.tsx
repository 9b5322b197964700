import { HistoryPage } from '~/app/components/ranking/history-page';
import { weekName, weekRange } from '~/app/components/time/format-time';
import type { PickList } from '~/domain/picks/pick-list';
import { jobWords } from './job-words';
import { savedList } from './saved-list';

/** Every save of jobs, by period. */
export const JobsHistory = ({
  saves,
  periodId: present,
  ...page
}: {
  saves: readonly PickList[];
  isCut: boolean;
  driverName: string;
  /** The present period. */
  periodId: string;
  timeZone: string;
}) => (
  <HistoryPage
    {...page}
    title="Your saves"
    description="Each save with its receipt. The latest one of a week is the one that counts."
    words={jobWords}
    groups={[...new Set(saves.map((save) => save.periodId))].map((periodId) => ({
      id: periodId,
      title: (
        <>
          <span className="inline-block first-letter:capitalize">{weekName(periodId)}</span>,{' '}
          {weekRange(periodId)}
        </>
      ),
      chip: periodId === present ? 'Counts' : 'Counted',
      saves: saves.filter((save) => save.periodId === periodId).map(savedList),
    }))}
  />
);
