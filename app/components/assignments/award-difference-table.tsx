import type { AwardDifference } from '~/domain/award/award-difference';
import { counted } from '~/domain/shared/counted';

interface AwardDifferenceTableProps {
  readonly difference: {
    readonly changes: readonly AwardDifference[];
    readonly from: { readonly rank: number; readonly seniorityNumber: number | null } | null;
  };
  /** Whether it compares a provisional award with the published one. */
  readonly isPreview: boolean;
}

/** What publishing again changes, and from which place in the seniority order on (design 5). */
export const AwardDifferenceTable = ({
  difference: { changes, from },
  isPreview,
}: AwardDifferenceTableProps) => {
  const before = isPreview ? 'the published version' : 'the version before';
  if (!from) return <p className="alert">Nothing differs from {before}.</p>;
  return (
    <section aria-labelledby="difference" className="card border border-base-300 bg-base-100">
      <div className="card-body gap-3 p-5">
        <h2 id="difference" className="text-lg font-semibold">
          {counted(changes.length, 'result')} {changes.length === 1 ? 'differs' : 'differ'} from{' '}
          {before}
        </h2>
        <p className="text-sm">
          Results changed from place {from.rank} in the seniority order on
          {from.seniorityNumber !== null && ` (seniority ${from.seniorityNumber})`}; everybody above
          is unaffected.
        </p>
        {/* Scrolls by keyboard too. */}
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div
          className="max-h-72 overflow-auto"
          tabIndex={0}
          role="region"
          aria-labelledby="difference"
        >
          <table className="table-pin-rows table table-sm">
            <thead>
              <tr>
                <th scope="col">Employee ID</th>
                <th scope="col">Before</th>
                <th scope="col">Now</th>
              </tr>
            </thead>
            <tbody>
              {changes.map(({ driverId, before: was, after: is }) => (
                <tr key={driverId}>
                  <td className="font-mono">{driverId}</td>
                  <td className="font-mono">{was?.jobId ?? '—'}</td>
                  <td className="font-mono font-semibold">{is?.jobId ?? '—'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  );
};
