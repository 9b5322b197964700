import type {
  AwardDriver,
  AwardInput,
  AwardJob,
  PreferenceRecord,
} from '~/domain/award/award-input';
import { newCompanySettings } from '~/domain/company/company';
import { hourMs } from '~/domain/time/time-units';

export interface SampleSize {
  readonly drivers: number;
  readonly jobs: number;
  /** The most picks that a driver has. */
  readonly picks: number;
  readonly seed: number;
}

export interface SampleSite {
  readonly drivers: readonly AwardDriver[];
  readonly jobs: readonly AwardJob[];
  readonly preferences: readonly PreferenceRecord[];
}

/** The number of 7-digit employee IDs from 1000000 on. */
export const maxSampleDrivers = 9_000_000;

const givenNames = [
  ...[
    'Aaliyah',
    'Benjamin',
    'Carmen',
    'Dmitri',
    'Elena',
    'Fatima',
    'Grace',
    'Hiroshi',
    'Isabel',
    'Jamal',
  ],
  ...[
    'Keisha',
    'Liam',
    'María José',
    'Nguyễn Văn',
    'Oluwaseun',
    'Priya',
    'Rosa',
    'Siobhán',
    'Tomasz',
    'Zoë',
  ],
];
const familyNames = [
  ...[
    'Adeyemi',
    'Baker',
    'Chen',
    'Díaz',
    'Edwards',
    'Fitzgerald',
    'García',
    'Hernández',
    'Ivanova',
    'Johnson',
  ],
  ...[
    'Kowalski',
    'López-Ruiz',
    'Müller',
    "O'Connor",
    'Patel',
    'Robinson',
    'Smith',
    'Takahashi',
    'Walker',
    'Ødegård',
  ],
];
const otherAlphabets = [
  '王小明',
  '김민준',
  'Иван Петров',
  'محمد علي',
  'Γιώργος Παπαδόπουλος',
  'דוד כהן',
  'प्रिया शर्मा',
  '山田太郎',
];
const weekDays = ['Mon-Fri', 'Tue-Sat', 'Sun-Thu', 'Mon-Thu', 'Wed-Sun', 'Sat-Sun'];

/** Mulberry32: small, and the same sequence from the same seed on every machine. */
export const randomFrom = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
};
export type Random = ReturnType<typeof randomFrom>;

export const below = (random: Random, limit: number): number => Math.floor(random() * limit);
export const pickOne = <T>(random: Random, list: readonly T[]): T =>
  list[below(random, list.length)]!;

const shuffled = (random: Random, length: number): Int32Array => {
  const places = Int32Array.from({ length }, (_, i) => i);
  for (let i = length - 1; i > 0; i--) {
    const other = below(random, i + 1);
    [places[i], places[other]] = [places[other]!, places[i]!];
  }
  return places;
};

const makeDrivers = (random: Random, count: number): AwardDriver[] => {
  const seniority = shuffled(random, count);
  const step = Math.floor(maxSampleDrivers / Math.max(count, 1));
  return Array.from({ length: count }, (_, i) => ({
    employeeId: String(1_000_000 + i * step + below(random, step)),
    name:
      random() < 0.04
        ? pickOne(random, otherAlphabets)
        : `${pickOne(random, givenNames)} ${pickOne(random, familyNames)}`,
    seniorityNumber: seniority[i]! + 1,
    vcStatus: random() < 0.15,
    airportCertified: random() < 0.4,
    isEligible: random() < 0.97,
  }));
};

const makeJobs = (random: Random, count: number): AwardJob[] => {
  const digits = Math.max(5, String(count).length);
  return Array.from({ length: count }, (_, i) => ({
    jobId: `J${String(i + 1).padStart(digits, '0')}`,
    startTime: `${String(below(random, 24)).padStart(2, '0')}:${pickOne(random, ['00', '15', '30', '45'])}`,
    isAirport: random() < 0.2,
    weekDays: pickOne(random, weekDays),
  }));
};

/** Chooses different jobs, popular ones more often: half of all picks are from a quarter of the jobs. */
const pickJobs = (
  random: Random,
  popular: readonly AwardJob[],
  driver: AwardDriver,
  max: number,
) => {
  const mayRank = (job: AwardJob) => driver.airportCertified || !job.isAirport;
  if (max * 4 > popular.length) {
    return popular
      .map((job, place) => ({ job, taste: place + random() * popular.length }))
      .filter(({ job }) => mayRank(job))
      .sort((a, b) => a.taste - b.taste)
      .slice(0, max)
      .map(({ job }) => job.jobId);
  }
  const picked = new Set<string>();
  for (let tries = 0; picked.size < max && tries < max * 20; tries++) {
    const job = popular[Math.floor(popular.length * random() ** 2)]!;
    if (mayRank(job)) picked.add(job.jobId);
  }
  return [...picked];
};

/** An invented site, which is always the same for the same sizes and seed. Drivers and jobs are sorted by ID. */
export const sampleSite = ({
  drivers: driverCount,
  jobs: jobCount,
  picks,
  seed,
}: SampleSize): SampleSite => {
  const random = randomFrom(seed);
  const drivers = makeDrivers(random, driverCount);
  const jobs = makeJobs(random, jobCount);
  const popular = [...shuffled(random, jobCount)].map((job) => jobs[job]!);
  const firstSave = Date.UTC(2026, 10, 23, 6);
  const preferences = drivers.flatMap((driver) => {
    if (random() < 0.05) return [];
    const submissionTime = new Date(firstSave + below(random, 48 * hourMs)).toISOString();
    return [
      {
        driverId: driver.employeeId,
        preferences: pickJobs(random, popular, driver, picks),
        submissionTime,
      },
    ];
  });
  return { drivers, jobs, preferences };
};

/** The sample as award input, with a new company's rules and without automatic assignment of leftovers. */
export const sampleAwardInput = (site: SampleSite): AwardInput => ({
  settings: {
    useSeniorityAssignment: false,
    disableAutoAssignments: true,
    assignLeftoverVacations: false,
    company: {
      usesSeniorityForAssignment: newCompanySettings.usesSeniorityForAssignment,
      usesVCStatus: newCompanySettings.usesVCStatus,
      airportCertificationRequired: newCompanySettings.airportCertificationRequired,
    },
  },
  ...site,
  manualAssignments: [],
  vacationWeeks: [],
  vacationPreferences: [],
  manualVacationAssignments: [],
});
