import { ReceiptText } from 'lucide-react';
import { clockTime, longDate, wallTimeOf, zoneLabel } from '~/app/components/time/format-time';
import { StatusChip } from '~/app/components/ui/status-chip';
import type { PreferencesView } from './preferences-view';

/** Proof of the save: its number, the server's time, and the list as it counts. */
export const Receipt = ({ view: { saved, site } }: { view: PreferencesView }) => {
  if (!saved) return null;
  const savedAt = wallTimeOf(saved.acceptedAt, site.timeZone);
  return (
    <section
      aria-labelledby="receipt"
      className="rounded-box border border-dashed border-base-300 bg-base-100 p-4 sm:p-5"
    >
      <h2 id="receipt" className="flex flex-wrap items-center gap-2 font-bold">
        <ReceiptText className="size-5 text-muted" aria-hidden="true" />
        Receipt <span className="font-mono tracking-wide tabular-nums">{saved.receiptNumber}</span>
        {saved.late && <StatusChip tone="warning">After the deadline</StatusChip>}
      </h2>
      <p className="mt-1 tabular-nums">
        Saved {longDate(savedAt)}, {clockTime(savedAt)} {zoneLabel(site.timeZone)}
      </p>
      {saved.jobIds.length === 0 ? (
        <p className="mt-1 text-muted">An empty list: no job is assigned by preference.</p>
      ) : (
        <ol className="mt-2 flex flex-wrap gap-x-3 gap-y-1" aria-label="Saved picks">
          {saved.jobIds.map((jobId, index) => (
            <li key={jobId} className="tabular-nums">
              <span className="text-muted">{index + 1}.</span> <strong>{jobId}</strong>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
};
