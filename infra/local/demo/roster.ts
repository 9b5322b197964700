import type { Driver } from '~/domain/drivers/driver';
import type { Job } from '~/domain/jobs/job';
import { below, pickOne, type Random } from '../sample-site';
import { familyNames, givenNames } from './names';

const makeNames = (random: Random, count: number): string[] => {
  const names = new Set<string>();
  while (names.size < count)
    names.add(`${pickOne(random, givenNames)} ${pickOne(random, familyNames)}`);
  return [...names];
};

/** Drivers, most senior first. Numbers of those who left are missing. Who came earlier has a lower ID, too. */
export const makeDrivers = (random: Random, count: number): Driver[] => {
  let [seniorityNumber, id] = [0, 1_004_000];
  return makeNames(random, count).map((name, index) => {
    seniorityNumber += 1 + (random() < 0.3 ? below(random, 3) : 0);
    id += 37 + below(random, 900);
    const vacationWeeks = Math.max(1, 3 - Math.floor((index * 3) / count));
    return {
      employeeId: String(id),
      name,
      seniorityNumber,
      vcStatus: random() < 0.12,
      airportCertified: random() < 0.6,
      isEligible: random() >= 0.04,
      ...(vacationWeeks > 1 && { vacationWeeks }),
      // Numbers that are reserved for invented people. Not everybody has told one.
      ...(index % 9 !== 4 && { phone: `(312) 555-01${String(index % 100).padStart(2, '0')}` }),
    };
  });
};

const weekDays = [
  'Mon-Fri',
  'Mon-Fri',
  'Mon-Fri',
  'Tue-Sat',
  'Tue-Sat',
  'Sun-Thu',
  'Wed-Sun',
  'Mon-Thu',
];
const places = [
  'Downtown',
  'Harbor',
  'Midtown',
  'North End',
  'Riverside',
  'University',
  'West Side',
  'Mall',
];
const terminals = ['Terminal A', 'Terminal C', 'Air cargo'];
const hours = [4, 5, 5, 6, 6, 6, 7, 7, 8, 8, 9, 10, 12, 13, 14];

/** Every eighth job takes several drivers, and every sixth is at the airport. */
export const makeJobs = (random: Random, count: number): Job[] =>
  Array.from({ length: count }, (_, index) => {
    const isAirport = index % 6 === 4;
    return {
      jobId: `${isAirport ? 'A' : 'R'}${String(101 + index)}`,
      startTime: `${String(pickOne(random, hours)).padStart(2, '0')}:${pickOne(random, ['00', '15', '30', '45'])}`,
      isAirport,
      weekDays: pickOne(random, weekDays),
      location: pickOne(random, isAirport ? terminals : places),
      ...(index % 8 === 3 && { places: 2 + below(random, 3) }),
    };
  });
