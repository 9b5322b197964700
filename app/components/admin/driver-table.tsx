import { adminCopy, copy } from '~/app/copy/copy';
import { Cell, DataTable } from '~/app/components/ui/data-table';

/** Drivers by seniority, ID and name. */
export const DriverTable = ({
  caption,
  drivers,
  maxHeight,
}: {
  caption: string;
  drivers: readonly {
    readonly employeeId: string;
    readonly name: string;
    readonly seniorityNumber: number | null;
  }[];
  maxHeight: string;
}) => (
  <DataTable
    caption={caption}
    maxHeight={maxHeight}
    className="text-sm"
    heads={[adminCopy.common.seniority, copy.common.employeeId, copy.common.driver]}
    bodyClassName="tabular-nums"
  >
    {drivers.map(({ employeeId, name, seniorityNumber }) => (
      <tr key={employeeId}>
        <Cell>{seniorityNumber ?? copy.common.notAvailable}</Cell>
        <Cell>{employeeId}</Cell>
        <Cell>{name}</Cell>
      </tr>
    ))}
  </DataTable>
);
