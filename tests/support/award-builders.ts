import type {
  AwardDriver,
  AwardInput,
  AwardJob,
  AwardSettings,
  AwardWeek,
  PreferenceRecord,
} from '~/domain/award/award-input';

/** A driver without VC status and certification, whose ID ends in the seniority number. */
export const anAwardDriver = (driver: Partial<AwardDriver> = {}): AwardDriver => ({
  employeeId: String(1_000_000 + (driver.seniorityNumber ?? 1)),
  name: 'Ana Baker',
  seniorityNumber: 1,
  vcStatus: false,
  airportCertified: false,
  isEligible: true,
  ...driver,
});

export const anAwardJob = (job: Partial<AwardJob> = {}): AwardJob => ({
  jobId: 'J1',
  startTime: '08:00',
  isAirport: false,
  weekDays: 'Mon-Fri',
  ...job,
});

export const aWeek = (week: Partial<AwardWeek> = {}): AwardWeek => ({
  weekId: 'W001',
  startDate: '2025-01-06',
  endDate: '2025-01-12',
  totalSlots: 1,
  remainingSlots: 1,
  ...week,
});

export const makePicks = (
  driverId: string,
  preferences: readonly string[],
  submissionTime = '2026-11-23T10:00:00.000Z',
): PreferenceRecord => ({ driverId, preferences, submissionTime });

type SettingsChange = Partial<Omit<AwardSettings, 'company'>> & {
  readonly company?: Partial<AwardSettings['company']>;
};

/** Settings without seniority mode or automatic assignment; certification is required. */
export const someSettings = ({ company, ...flags }: SettingsChange = {}): AwardSettings => ({
  useSeniorityAssignment: false,
  disableAutoAssignments: true,
  assignLeftoverVacations: false,
  ...flags,
  company: {
    usesSeniorityForAssignment: true,
    usesVCStatus: true,
    airportCertificationRequired: true,
    ...company,
  },
});

export const anInput = ({
  settings,
  ...lists
}: Partial<Omit<AwardInput, 'settings'>> & {
  readonly settings?: SettingsChange;
} = {}): AwardInput => ({
  settings: someSettings(settings),
  drivers: [],
  jobs: [],
  preferences: [],
  manualAssignments: [],
  vacationWeeks: [],
  vacationPreferences: [],
  manualVacationAssignments: [],
  ...lists,
});
