import type { Driver } from '~/domain/drivers/driver';
import type { Job } from '~/domain/jobs/job';

export const aDriver = (fields: Partial<Driver> = {}): Driver => ({
  employeeId: '1000001',
  name: 'Ada Driver',
  seniorityNumber: 1,
  vcStatus: false,
  airportCertified: false,
  isEligible: true,
  ...fields,
});

export const aJob = (fields: Partial<Job> = {}): Job => ({
  jobId: 'J1',
  startTime: '08:00',
  isAirport: false,
  weekDays: 'Mon-Fri',
  ...fields,
});
