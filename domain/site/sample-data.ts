import type { Driver } from '~/domain/drivers/driver';
import type { Job } from '~/domain/jobs/job';
import { addDays } from '~/domain/time/iso-week';
import type { VacationWeek } from '~/domain/vacation/vacation-week';

const driver = (
  employeeId: string,
  name: string,
  seniorityNumber: number,
  vcStatus: boolean,
  airportCertified: boolean,
): Driver => ({ employeeId, name, seniorityNumber, vcStatus, airportCertified, isEligible: true });

/** The drivers, jobs and vacation weeks that `SEED=sample` adds to a new installation. */
export const sampleDrivers: readonly Driver[] = [
  driver('1234567', 'John Smith', 1, false, true),
  driver('2345678', 'Maria Garcia', 2, false, true),
  driver('3456789', 'David Johnson', 3, true, false),
  driver('4567890', 'Sarah Williams', 4, false, false),
  driver('5678901', 'Michael Brown', 5, true, true),
];

export const sampleJobs: readonly Job[] = [
  { jobId: 'J001', startTime: '05:30', isAirport: true, weekDays: 'Mon-Fri' },
  {
    jobId: 'J002',
    startTime: '06:00',
    isAirport: false,
    weekDays: 'Mon-Fri',
    location: 'Downtown',
  },
  { jobId: 'J003', startTime: '08:00', isAirport: false, weekDays: 'Tue-Sat' },
  { jobId: 'J004', startTime: '10:30', isAirport: true, weekDays: 'Wed-Sun' },
  { jobId: 'J005', startTime: '14:00', isAirport: false, weekDays: 'Mon-Fri', location: 'Harbor' },
];

const firstMonday = '2025-01-06';
export const sampleWeeks: readonly VacationWeek[] = Array.from({ length: 8 }, (_, index) => ({
  weekId: `W${String(index + 1).padStart(3, '0')}`,
  startDate: addDays(firstMonday, index * 7),
  endDate: addDays(firstMonday, index * 7 + 6),
  totalSlots: 5,
  version: 0,
}));
