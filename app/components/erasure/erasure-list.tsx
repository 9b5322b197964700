import { ListCard } from '~/app/components/admin/list-box';
import { TimeSentence } from '~/app/components/admin/time-sentence';
import type { InZone } from '~/app/components/time/instant-text';
import { StatusChip } from '~/app/components/ui/status-chip';
import { adminCopy } from '~/app/copy/copy';

interface Row {
  readonly number: string;
  readonly at: string;
  readonly by: string;
  readonly doneAt: string | null;
}

/** The drivers who were erased, known only by their numbers. */
export const ErasureList = ({ erasures, timeZone }: InZone<{ erasures: readonly Row[] }>) => {
  const { erasure } = adminCopy;
  return (
    <ListCard title={erasure.erased} description={erasure.erasedText} none={erasure.none}>
      {erasures.map(({ number, at, by, doneAt }) => (
        <li key={number} className="flex flex-wrap items-center gap-x-6 gap-y-1 py-3">
          <span className="font-semibold tabular-nums">{erasure.number(number)}</span>
          <StatusChip tone={doneAt ? 'success' : 'info'}>
            {doneAt ? erasure.done : erasure.running}
          </StatusChip>
          <span className="text-sm text-muted">
            <TimeSentence text={erasure.ordered(by)} at={at} timeZone={timeZone} />
          </span>
          {doneAt && (
            <span className="text-sm text-muted">
              <TimeSentence text={erasure.finished} at={doneAt} timeZone={timeZone} />
            </span>
          )}
        </li>
      ))}
    </ListCard>
  );
};
