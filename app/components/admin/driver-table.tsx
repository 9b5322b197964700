import { adminCopy, copy } from '~/app/copy/copy';
import { Cell, DataTable, HeadCell } from '~/app/components/ui/data-table';
import { PhoneLink } from './phone-link';

interface ListedDriver {
  readonly employeeId: string;
  readonly name: string;
  readonly seniorityNumber: number | null;
  readonly phone?: string;
}

/** Drivers by seniority, ID and name, with phone numbers if any of them has one. */
export const DriverTable = ({
  caption,
  drivers,
  maxHeight,
}: {
  caption: string;
  drivers: readonly ListedDriver[];
  maxHeight: string;
}) => {
  const hasPhones = drivers.some(({ phone }) => phone);
  return (
    <DataTable caption={caption} maxHeight={maxHeight} className="text-sm">
      <thead>
        <tr>
          <HeadCell>{adminCopy.common.seniority}</HeadCell>
          <HeadCell>{copy.common.employeeId}</HeadCell>
          <HeadCell>{copy.common.driver}</HeadCell>
          {hasPhones && <HeadCell>{adminCopy.drivers.fields.phone.label}</HeadCell>}
        </tr>
      </thead>
      <tbody className="tabular-nums">
        {drivers.map(({ employeeId, name, seniorityNumber, phone = '' }) => (
          <tr key={employeeId}>
            <Cell>{seniorityNumber ?? copy.common.notAvailable}</Cell>
            <Cell>{employeeId}</Cell>
            <Cell>{name}</Cell>
            {hasPhones && (
              <Cell>
                <PhoneLink phone={phone} />
              </Cell>
            )}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
};
