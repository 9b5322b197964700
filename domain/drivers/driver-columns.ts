import type { TextColumns } from '~/domain/roster/roster-text';
import type { Driver } from './driver';

/** Separate from the rules so that pages do not load them. */
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
