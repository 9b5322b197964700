import { History } from 'lucide-react';
import { weekName, weekRange } from '~/app/components/time/format-time';
import { EmptyState } from '~/app/components/ui/empty-state';
import { PageHeader } from '~/app/components/ui/page-header';
import { StatusChip } from '~/app/components/ui/status-chip';
import type { PickList } from '~/domain/picks/pick-list';
import { Receipt } from './receipt';

/** Every save by period, newest first: what was sent, when, and which one counts. */
export const HistoryPage = ({
  saves,
  isCut,
  driverName,
  periodId,
  timeZone,
}: {
  saves: readonly PickList[];
  /** There are older ones than shown. */
  isCut: boolean;
  driverName: string;
  /** The present period. */
  periodId: string;
  timeZone: string;
}) => {
  const periods = [...new Set(saves.map((save) => save.periodId))];
  return (
    <div className="shell max-w-3xl pt-5 pb-8">
      <PageHeader
        title="Your saves"
        eyebrow={driverName}
        description="Each save with its receipt. The latest one of a week is the one that counts."
        back={{ to: '/driver-preferences', label: 'Back to your list' }}
      />
      {saves.length === 0 && (
        <EmptyState icon={<History />} title="Nothing saved yet">
          Once you save your list, its receipt stays here.
        </EmptyState>
      )}
      {periods.map((period) => (
        <section key={period} aria-labelledby={period} className="mb-8">
          <h2 id={period} className="mb-3 text-lg font-bold">
            <span className="inline-block first-letter:capitalize">{weekName(period)}</span>,{' '}
            {weekRange(period)}
          </h2>
          <ol className="flex flex-col gap-3">
            {saves
              .filter((save) => save.periodId === period)
              .map((save, index) => (
                <li key={save.receiptNumber}>
                  <Receipt
                    saved={save}
                    timeZone={timeZone}
                    level={3}
                    chip={
                      index === 0 && (
                        <StatusChip tone="success">
                          {period === periodId ? 'Counts' : 'Counted'}
                        </StatusChip>
                      )
                    }
                  />
                </li>
              ))}
          </ol>
        </section>
      ))}
      {isCut && <p className="text-muted">Older saves are kept, but not shown here.</p>}
    </div>
  );
};
