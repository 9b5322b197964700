import { Link } from '@remix-run/react';
import { Cell } from '~/app/components/ui/data-table';
import { Badge } from '~/app/components/ui/status-chip';
import { adminCopy, copy } from '~/app/copy/copy';
import { findLabel } from '~/domain/shared/find-label';

/** Who got a job or a week in a version; nobody if there is no driver. */
interface HolderView {
  readonly driverId: string | null;
  readonly name: string;
  readonly seniorityNumber: number | null;
  readonly assignmentType: string | null;
}

/** The cells of a holder: seniority, driver and rule. Null: the record was not read. */
export const HolderCells = ({
  holder,
  types,
}: {
  holder: HolderView | null;
  types: Readonly<Record<string, string>>;
}) =>
  holder === null || holder.driverId === null ? (
    <Cell colSpan={3}>
      {holder === null ? adminCopy.pastWeeks.notReadYet : adminCopy.pastWeeks.nobody}
    </Cell>
  ) : (
    <>
      <Cell className="tabular-nums">{holder.seniorityNumber ?? copy.common.notAvailable}</Cell>
      <Cell>
        {holder.name}{' '}
        <Link
          to={`?driver=${holder.driverId}`}
          className="inline-flex min-h-11 items-center font-mono text-primary underline"
        >
          {holder.driverId}
        </Link>
      </Cell>
      <Cell>
        {holder.assignmentType && <Badge>{findLabel(types, holder.assignmentType)}</Badge>}
      </Cell>
    </>
  );
