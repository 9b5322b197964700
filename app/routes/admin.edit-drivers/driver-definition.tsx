import { adminCopy, copy } from '~/app/copy/copy';
import type { RosterDefinition } from '~/app/components/roster/roster-definition';
import { Checkbox } from '~/app/components/forms/checkbox';
import { TextInput } from '~/app/components/forms/text-input';
import { mostVacationWeeks } from '~/domain/drivers/limits';
import type { Driver } from '~/domain/drivers/driver';
import { driverFields } from '~/domain/drivers/driver-fields';
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
      hint={adminCopy.drivers.seniorityHint}
      type="number"
      min={0}
      max={9_999_999}
      step={1}
      required
      defaultValue={values.seniorityNumber}
    />
    <TextInput
      label={adminCopy.drivers.vacationWeeks}
      name="vacationWeeks"
      hint={adminCopy.drivers.vacationWeeksHint}
      type="number"
      min={0}
      max={mostVacationWeeks}
      step={1}
      required
      defaultValue={values.vacationWeeks ?? 1}
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
  idInput: {
    get label() {
      return copy.common.employeeId;
    },
    get hint() {
      return adminCopy.drivers.idHint;
    },
    maxLength: 7,
    isDigits: true,
  },
  columns: [
    {
      field: 'id',
      get label() {
        return copy.common.employeeId;
      },
      width: 8,
      kind: 'id',
    },
    {
      field: 'name',
      get label() {
        return adminCopy.drivers.name;
      },
      kind: 'text',
    },
    {
      field: 'seniorityNumber',
      get label() {
        return adminCopy.common.seniority;
      },
      width: 8,
      kind: 'whole-number',
    },
    { field: 'vcStatus', label: 'VC', width: 6, kind: 'flag' },
    {
      field: 'airportCertified',
      get label() {
        return adminCopy.drivers.airport;
      },
      width: 7,
      kind: 'flag',
    },
    {
      field: 'isEligible',
      get label() {
        return adminCopy.drivers.eligible;
      },
      width: 7,
      kind: 'flag',
    },
    {
      field: 'vacationWeeks',
      get label() {
        return adminCopy.drivers.weeks;
      },
      width: 6,
      kind: 'whole-number',
    },
    {
      field: 'passwordSet',
      get label() {
        return copy.common.password;
      },
      width: 8,
      kind: 'fixed-flag',
    },
  ],
  blanks: { vacationWeeks: 1 },
  Fields: DriverFields,
  fields: driverFields,
  paste: {
    get columns() {
      return adminCopy.drivers.importColumns;
    },
    example: '1234567\tJane Smith\t1\tNo\tYes\tYes\t3',
  },
};
