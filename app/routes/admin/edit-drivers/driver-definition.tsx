import type { RosterDefinition } from '~/app/components/roster/roster-definition';
import { adminCopy, copy } from '~/app/copy/copy';
import type { Driver } from '~/domain/drivers/driver';
import { driverFields } from '~/domain/drivers/driver-fields';

export const driverDefinition: RosterDefinition<Driver> = {
  noun: 'driver',
  path: '/admin/edit-drivers',
  printPath: '/admin/reports/drivers',
  idField: 'employeeId',
  hasDigitsAsId: true,
  fields: driverFields,
  get texts() {
    return adminCopy.drivers.fields;
  },
  // So that all columns are in sight at 1440 px.
  widths: {
    employeeId: 8,
    seniorityNumber: 7,
    vcStatus: 5,
    airportCertified: 6,
    isEligible: 6,
    vacationWeeks: 5.5,
    phone: 9,
    tieNumber: 6.5,
  },
  rare: ['seniorityDate', 'tieNumber', 'note'],
  moreColumns: [
    {
      field: 'passwordSet',
      get label() {
        return copy.common.password;
      },
      width: 7,
      kind: 'fixed-flag',
    },
  ],
};
