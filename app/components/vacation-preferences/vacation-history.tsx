import { HistoryPage } from '~/app/components/ranking/history-page';
import type { VacationPicks } from '~/domain/vacation/vacation-picks';
import { savedWeeks } from './vacation-view';
import { weekWords } from './week-words';

/** Every save of vacation weeks. */
export const VacationHistory = ({
  saves,
  ...page
}: {
  saves: readonly VacationPicks[];
  isCut: boolean;
  driverName: string;
  timeZone: string;
}) => (
  <HistoryPage
    {...page}
    title="Your vacation saves"
    description="Each save with its receipt. The latest one is the one that counts."
    words={weekWords}
    groups={
      saves.length === 0
        ? []
        : [{ id: 'vacation', title: 'Vacation', chip: 'Counts', saves: saves.map(savedWeeks) }]
    }
  />
);
