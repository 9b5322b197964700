import type { TextColumns } from '~/domain/roster/roster-text';
import type { Driver } from './driver';

/** Apart from the rules, which a page does not load. */
export const driverColumns: TextColumns<Driver> = {
  columns: {
    EmployeeID: 'employeeId',
    Name: 'name',
    SeniorityNumber: 'seniorityNumber',
    VCStatus: 'vcStatus',
    AirportCertified: 'airportCertified',
    Eligible: 'isEligible',
  },
};
