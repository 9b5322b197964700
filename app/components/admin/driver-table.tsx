import { Cell, DataTable } from '~/app/components/ui/data-table';
import { adminCopy, copy } from '~/app/copy/copy';
import { PhoneLink } from './phone-link';

interface ListedDriver {
  readonly employeeId: string;
  readonly name: string;
  readonly seniorityNumber: number | null;
  readonly phone?: string;
}

/** Drivers by seniority, ID and name, with the phone numbers of those who have one. */
export const DriverTable = ({
  caption,
  drivers,
  maxHeight,
}: {
  caption: string;
  drivers: readonly ListedDriver[];
  maxHeight: string;
}) => (
  <DataTable
    caption={caption}
    maxHeight={maxHeight}
    className="text-sm"
    heads={[adminCopy.common.seniority, copy.common.employeeId, copy.common.driver]}
    bodyClassName="tabular-nums"
  >
    {drivers.map(({ employeeId, name, seniorityNumber, phone = '' }) => (
      <tr key={employeeId}>
        <Cell>{seniorityNumber ?? copy.common.notAvailable}</Cell>
        <Cell>{employeeId}</Cell>
        <Cell>
          {name}
          <PhoneLink phone={phone} />
        </Cell>
      </tr>
    ))}
  </DataTable>
);
