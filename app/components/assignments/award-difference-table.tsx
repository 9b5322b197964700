import { getDifferencePath } from '~/app/components/address/award-path';
import { ExportLinks } from '~/app/components/admin/export-links';
import { PrintLink } from '~/app/components/print/print-link';
import { Alert } from '~/app/components/ui/alert';
import { Card } from '~/app/components/ui/card';
import { Cell, DataTable } from '~/app/components/ui/data-table';
import { adminCopy, copy } from '~/app/copy/copy';
import type { Catalogue } from '~/domain/award/award';
import type { NamedDifference } from '~/domain/award/results/award-difference';
import { HeldText } from './held-text';

interface Difference {
  readonly changes: readonly NamedDifference[];
  readonly from: { readonly rank: number; readonly seniorityNumber: number | null } | null;
}

/** How many rows stand there before the list scrolls. */
const shownRows = 20;

/** The most senior driver whose result differs. */
export const formatFirstChange = ({ rank, seniorityNumber }: NonNullable<Difference['from']>) =>
  seniorityNumber === null
    ? adminCopy.assignments.changedFromPlace(rank)
    : adminCopy.assignments.changedFromSeniority(rank, seniorityNumber);

/** What stands beside an award, in a few words; null if nothing does. */
export const getBesideTitle = (
  {
    difference,
    jobChain = [],
    chain = [],
    answered,
  }: {
    readonly difference: Difference | null;
    readonly jobChain?: readonly unknown[];
    readonly chain?: readonly unknown[];
    readonly answered: readonly unknown[];
  },
  isPreview: boolean,
): string | null => {
  if (difference?.from) return adminCopy.assignments.changedResults(difference.changes.length);
  if (jobChain.length > 0) return adminCopy.freeJob.chainTitle;
  if (chain.length > 0) return adminCopy.vacations.chainTitle;
  if (answered.length > 0)
    return (isPreview ? adminCopy.disputes.answers : adminCopy.disputes.answered)(answered.length);
  return difference && adminCopy.assignments.noDifference(isPreview);
};

/** What changes when the award is published again, and the first affected place in the seniority order. */
export const AwardDifferenceTable = ({
  difference: { changes, from },
  isPreview,
  of,
  query,
}: {
  difference: Difference;
  /** Whether a provisional award is compared with the published one. */
  isPreview: boolean;
  of: Catalogue;
  /** The query that names the award, for the printed and the exported list. */
  query: string;
}) => {
  const { common } = copy;
  const { assignments } = adminCopy;
  if (!from) return <Alert kind="neutral">{assignments.noDifference(isPreview)}</Alert>;
  const what = assignments.differences.toLowerCase();
  return (
    <Card
      title={assignments.differenceTitle(changes.length, isPreview)}
      description={formatFirstChange(from)}
      isDense
      flush
      className="overflow-hidden"
      actions={
        <div className="flex flex-wrap gap-2">
          <PrintLink to={getDifferencePath(of, query)} label={adminCopy.reports.print(what)} />
          <ExportLinks to={getDifferencePath(of, query, 'export')} of={what} />
        </div>
      }
    >
      <DataTable
        caption={assignments.differences}
        {...(changes.length > shownRows && { maxHeight: 'max-h-[46rem]' })}
        className="text-sm"
        heads={[assignments.number, common.driver, assignments.before, assignments.now]}
      >
        {changes.map(({ driverId, name, seniorityNumber, before, after }) => (
          <tr key={driverId}>
            <Cell className="py-1.5 tabular-nums">{seniorityNumber ?? common.notAvailable}</Cell>
            <Cell className="py-1.5">
              <span className="font-semibold">{name}</span>{' '}
              <span className="block font-mono text-xs text-muted">{driverId}</span>
            </Cell>
            <Cell className="py-1.5">
              <HeldText held={before} of={of} />
            </Cell>
            <Cell className="py-1.5">
              <HeldText held={after} of={of} />
            </Cell>
          </tr>
        ))}
      </DataTable>
    </Card>
  );
};
