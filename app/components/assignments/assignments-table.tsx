import { findLabel } from '~/domain/shared/find-label';
import { adminCopy, copy } from '~/app/copy/copy';
import { useDeferredValue, useMemo, useState } from 'react';
import { Button } from '~/app/components/ui/button';
import { LiveSearchBox } from '~/app/components/forms/search-box';
import { Badge } from '~/app/components/ui/status-chip';
import { type AssignmentRow } from '~/domain/award/assignment-rows';

interface AssignmentsTableProps {
  /** The drivers and their assignments; null if there is no award to show. */
  readonly rows: readonly AssignmentRow[] | null;
}

const pageSize = 100;

/** A searchable table of each driver's assignment, most senior first. */
export const AssignmentsTable = ({ rows }: AssignmentsTableProps) => {
  const [search, setSearch] = useState('');
  const [isWhole, setWhole] = useState(false);
  const wanted = useDeferredValue(search.trim().toLowerCase());
  const found = useMemo(
    () =>
      (rows ?? []).filter(({ employeeId, name, jobId }) =>
        `${employeeId} ${name} ${jobId ?? ''}`.toLowerCase().includes(wanted),
      ),
    [rows, wanted],
  );
  if (!rows) return null;
  const shown = isWhole ? found : found.slice(0, pageSize);
  const assigned = rows.filter((row) => row.jobId !== null).length;
  return (
    <section aria-label={adminCopy.assignments.caption} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <LiveSearchBox
          label={adminCopy.common.searchAssignments}
          className="sm:w-72"
          placeholder={adminCopy.assignments.searchHint}
          value={search}
          onSearch={setSearch}
        />
        <p role="status" className="text-sm text-muted tabular-nums">
          {wanted
            ? adminCopy.assignments.assignedFound(assigned, rows.length, found.length)
            : adminCopy.assignments.assignedOf(assigned, rows.length)}
        </p>
      </div>
      <div
        className="max-h-[600px] overflow-auto rounded-box border border-base-300 bg-base-100"
        tabIndex={0}
        role="region"
        aria-label={adminCopy.assignments.tableLabel}
      >
        <table className="table-pin-rows table">
          <thead className="text-base-content">
            <tr>
              <th scope="col">{adminCopy.common.seniority}</th>
              <th scope="col">{copy.common.employeeId}</th>
              <th scope="col">{copy.common.driver}</th>
              <th scope="col">{adminCopy.common.assigned}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <AssignmentLine key={row.employeeId} row={row} />
            ))}
          </tbody>
        </table>
        {found.length === 0 && <p className="p-8 text-center">{adminCopy.assignments.noMatch}</p>}
      </div>
      {found.length > shown.length && (
        <Button type="button" className="self-start" onClick={() => setWhole(true)}>
          {adminCopy.common.showAll(found.length)}
        </Button>
      )}
    </section>
  );
};

const AssignmentLine = ({ row }: { row: AssignmentRow }) => (
  <tr>
    <td className="tabular-nums">{row.seniorityNumber ?? copy.common.notAvailable}</td>
    <td className="font-mono tabular-nums">{row.employeeId}</td>
    <td>{row.name}</td>
    <td>
      {row.jobId !== null && row.assignmentType !== null ? (
        <span className="flex flex-wrap items-center gap-2">
          <strong className="font-mono">{row.jobId}</strong>
          <Badge>{findLabel(copy.assignments.types, row.assignmentType)}</Badge>
          {row.coversFor.length > 0 && (
            <span className="text-sm text-muted">
              {adminCopy.assignments.coversFor(row.coversFor.join(', '))}
            </span>
          )}
        </span>
      ) : (
        <span className="text-muted">{copy.assignments.without[row.without]}</span>
      )}
    </td>
  </tr>
);
