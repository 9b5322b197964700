import { adminCopy } from '~/app/copy/copy';
import type { RosterDefinition } from '~/app/components/roster/roster-definition';
import { Checkbox } from '~/app/components/forms/checkbox';
import { TextInput } from '~/app/components/forms/text-input';
import type { Driver } from '~/domain/drivers/driver';
import { driverColumns } from '~/domain/drivers/driver-columns';
import type { Fields } from '~/domain/roster/change-list';

const DriverFields = ({ values = { isEligible: true } }: { values?: Fields<Driver> }) => (
  <>
    <TextInput
      label={adminCopy.drivers.name}
      name="name"
      maxLength={120}
      required
      defaultValue={values.name}
    />
    <TextInput
      label={adminCopy.drivers.seniorityNumber}
      name="seniorityNumber"
      hint={adminCopy.drivers.lowerIsMoreSeniorEach}
      type="number"
      min={0}
      max={9_999_999}
      step={1}
      required
      defaultValue={values.seniorityNumber}
    />
    <fieldset className="flex flex-wrap gap-x-6">
      <legend className="sr-only">{adminCopy.drivers.properties}</legend>
      <Checkbox
        name="vcStatus"
        label={adminCopy.drivers.vcStatus}
        defaultChecked={values.vcStatus}
      />
      <Checkbox
        name="airportCertified"
        label={adminCopy.drivers.airportCertified}
        defaultChecked={values.airportCertified}
      />
      <Checkbox
        name="isEligible"
        label={adminCopy.drivers.eligible}
        defaultChecked={values.isEligible}
      />
    </fieldset>
  </>
);

export const driverDefinition: RosterDefinition<Driver> = {
  noun: 'driver',
  path: '/admin/edit-drivers',
  printPath: '/admin/reports/drivers',
  idField: 'employeeId',
  idInput: { label: 'Employee ID', hint: 'Exactly 7 digits', maxLength: 7, isDigits: true },
  columns: [
    { field: 'id', label: 'Employee ID', width: 8, kind: 'id' },
    { field: 'name', label: 'Name', kind: 'text' },
    { field: 'seniorityNumber', label: 'Seniority', width: 8, kind: 'whole-number' },
    { field: 'vcStatus', label: 'VC', width: 6, kind: 'flag' },
    { field: 'airportCertified', label: 'Airport', width: 7, kind: 'flag' },
    { field: 'isEligible', label: 'Eligible', width: 7, kind: 'flag' },
    { field: 'passwordSet', label: 'Password', width: 8, kind: 'fixed-flag' },
  ],
  Fields: DriverFields,
  text: driverColumns,
  paste: {
    columns:
      'Employee ID, Name, Seniority Number, and optionally VC, Airport, Eligible (Yes or No)',
    example: '1234567\tJane Smith\t1\tNo\tYes\tYes',
  },
};
