import { adminCopy, copy } from '~/app/copy/copy';
import type { RosterDefinition } from '~/app/components/roster/roster-definition';
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
  widths: { employeeId: 8, seniorityNumber: 8, vcStatus: 6, phone: 9 },
  moreColumns: [
    {
      field: 'passwordSet',
      get label() {
        return copy.common.password;
      },
      width: 8,
      kind: 'fixed-flag',
    },
  ],
};
