import { counted } from '~/app/copy/en/counted';

/** What the next version takes from today's lists. */
export const rosterChanges = {
  title: (version: number) => `Jobs and drivers that differ from version ${version}`,
  text: 'The new version takes them as they are now.',
  jobsAdded: (count: number) => `Jobs added (${count})`,
  jobsChanged: (count: number) => `Jobs changed (${count})`,
  jobsDeleted: (count: number) => `Jobs deleted (${count})`,
  driversAdded: (count: number) => `Drivers added (${count})`,
  driversChanged: (count: number) => `Drivers changed (${count})`,
  driversRemoved: (count: number) => `Drivers removed (${count})`,
  lostBy: (drivers: number): string =>
    drivers === 0
      ? 'nobody holds it'
      : drivers === 1
        ? 'the driver who holds it loses it'
        : `the ${drivers.toLocaleString('en-US')} drivers who hold it lose it`,
  unnamed: (drivers: number) => `${counted(drivers, 'driver')} not named because of an erasure`,
  more: (rows: number) => `and ${rows.toLocaleString('en-US')} more`,
  /** What a fact is called, before what it was and what it is. */
  facts: {
    startTime: 'time',
    weekDays: 'days',
    location: 'place',
    isAirport: 'airport certification needed',
    places: 'places',
    name: 'name',
    seniorityNumber: 'seniority number',
    isEligible: 'eligible',
    airportCertified: 'airport certification',
    vcStatus: 'VC',
    onVacation: 'on vacation',
    usualJob: 'job to cover',
  },
  none: 'none',
};
