import type { TextColumns } from '~/domain/roster/roster-text';
import type { Driver } from './driver';

/** In a separate file, so that pages can import it without the rules. */
export const driverColumns: TextColumns<Driver> = {
  columns: {
    EmployeeID: 'employeeId',
    Name: 'name',
    SeniorityNumber: 'seniorityNumber',
    VCStatus: 'vcStatus',
    AirportCertified: 'airportCertified',
    Eligible: 'isEligible',
    VacationWeeks: 'vacationWeeks',
  },
  optional: ['vacationWeeks'],
};
