import { adminCopy, copy } from '~/app/copy/copy';
import { Alert } from '~/app/components/ui/alert';
import { Card } from '~/app/components/ui/card';
import type { AwardDifference } from '~/domain/award/award-difference';

const toText = (held: AwardDifference['before']): string =>
  held.map(({ awardedId }) => awardedId).join(', ') || '—';

interface AwardDifferenceTableProps {
  readonly difference: {
    readonly changes: readonly AwardDifference[];
    readonly from: { readonly rank: number; readonly seniorityNumber: number | null } | null;
  };
  /** Whether a provisional award is compared with the published one. */
  readonly isPreview: boolean;
}

/** What changes when the award is published again, and the first affected place in the seniority order. */
export const AwardDifferenceTable = ({
  difference: { changes, from },
  isPreview,
}: AwardDifferenceTableProps) => {
  if (!from) return <Alert kind="neutral">{adminCopy.assignments.noDifference(isPreview)}</Alert>;
  return (
    <Card title={adminCopy.assignments.differenceTitle(changes.length, isPreview)}>
      <p className="mb-3 text-sm">
        {from.seniorityNumber === null
          ? adminCopy.assignments.changedFromPlace(from.rank)
          : adminCopy.assignments.changedFromSeniority(from.rank, from.seniorityNumber)}
      </p>
      <div
        className="max-h-72 overflow-auto"
        tabIndex={0}
        role="region"
        aria-label={adminCopy.assignments.differences}
      >
        <table className="table-pin-rows table table-sm">
          <thead className="text-base-content">
            <tr>
              <th scope="col">{copy.common.employeeId}</th>
              <th scope="col">{adminCopy.assignments.before}</th>
              <th scope="col">{adminCopy.assignments.now}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ driverId, before: was, after: is }) => (
              <tr key={driverId}>
                <td className="font-mono">{driverId}</td>
                <td className="font-mono">{toText(was)}</td>
                <td className="font-mono font-semibold">{toText(is)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
};
