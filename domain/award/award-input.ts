import { compareText } from '~/domain/shared/text';
import type { AssignmentType } from './assignment-type';

/** The site as a version names it; as it is today where the version does not say. */
export const getAwardSite = (
  today: { readonly name: string; readonly timeZone: string },
  facts: { readonly siteName?: string | undefined; readonly timeZone: string } | null | undefined,
): AwardSite => ({
  siteName: facts?.siteName ?? today.name,
  timeZone: facts?.timeZone ?? today.timeZone,
});

/** The fields of a driver that the award reads. */
export interface AwardDriver {
  readonly employeeId: string;
  readonly name: string;
  readonly seniorityNumber: number | null;
  readonly vcStatus: boolean;
  readonly airportCertified: boolean;
  readonly isEligible: boolean;
  /** How many vacation weeks the driver may hold, 0 to 12; 1 if missing. */
  readonly vacationWeeks?: number | undefined;
  /** Present if the driver is on vacation and takes no turn (vacation cover). */
  readonly onVacation?: Absence | undefined;
  /** Present if the driver is on leave in the whole week and takes no turn in the award of jobs. */
  readonly onLeave?: LeaveDays | undefined;
}

/** What the award reads of a driver. A record is kept for years, so it must have nothing else that a roster says of people. */
export const pickDriver = ({
  employeeId,
  name,
  seniorityNumber,
  vcStatus,
  airportCertified,
  isEligible,
  vacationWeeks,
  onVacation,
  onLeave,
}: AwardDriver): AwardDriver => ({
  employeeId,
  name,
  seniorityNumber,
  vcStatus,
  airportCertified,
  isEligible,
  ...(vacationWeeks !== undefined && { vacationWeeks }),
  ...(onVacation && { onVacation }),
  ...(onLeave && { onLeave }),
});

/** A driver's vacation week, and the usual job that needs cover during it. */
export interface Absence {
  readonly weekId: string;
  readonly usualJobId: string | null;
}

/** The first and last day of a driver's leave, as ISO days. No rule compares them: that there are any is what counts. */
export interface LeaveDays {
  readonly from: string;
  readonly to: string;
}

/** The seniority number assumed for a driver without one. */
export const missingSeniority = 999_999;

/** Orders drivers by their turns: by seniority number, then by employee ID as text. */
export const compareSeniority = (a: Senior, b: Senior): number =>
  (a.seniorityNumber ?? missingSeniority) - (b.seniorityNumber ?? missingSeniority) ||
  compareText(a.employeeId, b.employeeId);
type Senior = Pick<AwardDriver, 'seniorityNumber' | 'employeeId'>;

/** Whether the driver takes part in the award of vacation weeks, which leave does not change. */
export const takesTurnForWeeks = ({ isEligible, onVacation }: AwardDriver): boolean =>
  isEligible && onVacation === undefined;

/** Whether the driver takes part in rules 2 to 4. A manual assignment is possible even without a turn. */
export const takesTurn = (driver: AwardDriver): boolean =>
  takesTurnForWeeks(driver) && driver.onLeave === undefined;

export interface AwardJob {
  readonly jobId: string;
  /** 24-hour HH:MM. */
  readonly startTime: string;
  readonly isAirport: boolean;
  readonly weekDays: string;
  /** How many drivers the job takes; 1 if missing. */
  readonly places?: number | undefined;
  /** Only to be shown, as all that follow: no rule reads them. */
  readonly location?: string | undefined;
  /** 24-hour HH:MM; on the next day if it is not after the start. Missing if it is not stated. */
  readonly endTime?: string | undefined;
  /** Hours paid for each day; missing if they are not stated. */
  readonly paidHours?: number | undefined;
}

/** How many vacation weeks the driver may hold. */
export const countWeeks = ({ vacationWeeks = 1 }: Pick<AwardDriver, 'vacationWeeks'>): number =>
  vacationWeeks;

/** Ranked ids, first choice first: job ids for jobs, week ids for vacations. */
export interface PreferenceRecord {
  readonly driverId: string;
  readonly preferences: readonly string[];
  readonly submissionTime: string;
  /** Jobs or weeks of the list that no longer count; the others keep their ranks. */
  readonly struck?: readonly string[] | undefined;
  /** Left-over jobs that the driver took, first in the list. No rule reads which these are (domain/README.md#left-over-jobs). */
  readonly taken?: readonly string[] | undefined;
  /**
   * Present if the driver submitted no list, and this one only keeps in mind what is struck or taken. Rule 4 counts it as none
   * (domain/README.md#rule-4-automatic-assignment).
   */
  readonly isMemory?: true | undefined;
}

export interface AwardWeek {
  readonly weekId: string;
  /** ISO days. */
  readonly startDate: string;
  readonly endDate: string;
  readonly totalSlots: number;
  readonly remainingSlots: number;
}

/** Whether the two weeks have a day in common. */
export const haveCommonDay = (
  a: Pick<AwardWeek, 'startDate' | 'endDate'>,
  b: Pick<AwardWeek, 'startDate' | 'endDate'>,
): boolean => a.startDate <= b.endDate && b.startDate <= a.endDate;

export interface AwardSettings {
  readonly useSeniorityAssignment: boolean;
  readonly disableAutoAssignments: boolean;
  readonly assignLeftoverVacations: boolean;
  /** How many weeks a driver takes in each round; `[1]` if missing. */
  readonly vacationRounds?: readonly number[] | undefined;
  /** How many drivers move at most in the chain of a freed job, 1 to 9; unlimited if missing. */
  readonly chainMoves?: number | undefined;
  readonly company: {
    readonly usesSeniorityForAssignment: boolean;
    readonly usesVCStatus: boolean;
    readonly airportCertificationRequired: boolean;
  };
}

/** A vacation week of a driver. */
export interface DriverWeek {
  readonly driverId: string;
  readonly weekId: string;
}

/** Weeks that were freed after publishing, and who held which weeks before (domain/README.md#freed-weeks). */
export interface FreedWeeks {
  /** The published weeks that drivers held. */
  readonly held: readonly (DriverWeek & { readonly assignmentType: AssignmentType })[];
  /** The weeks of `held` that were given up or taken back, in this order. */
  readonly freed: readonly DriverWeek[];
}

/** A job of a driver. */
export interface HeldJob {
  readonly driverId: string;
  readonly jobId: string;
  readonly assignmentType: AssignmentType;
}

/** Published jobs that stay with their holders, and those of them that are passed on (domain/README.md#freed-jobs). */
export interface FreedJobs {
  /** Who held which job; a driver has at most one row. */
  readonly held: readonly HeldJob[];
  /** The jobs that are passed on, in this order; `driverId` is null if no driver frees it. */
  readonly freed: readonly { readonly driverId: string | null; readonly jobId: string }[];
}

/** `driverId` gives the job to `withDriverId` for the other's job (domain/README.md#trades). */
interface JobTrade {
  readonly driverId: string;
  readonly jobId: string;
  readonly withDriverId: string;
  readonly forJobId: string;
}

/** `driverId` gives the week to `withDriverId` for the other's week (domain/README.md#trades). */
interface WeekTrade {
  readonly driverId: string;
  readonly weekId: string;
  readonly withDriverId: string;
  readonly forWeekId: string;
}

/** The site as the pages of a published version name it. */
export interface AwardSite {
  readonly siteName: string;
  /** IANA name. */
  readonly timeZone: string;
}

export interface AwardInput {
  readonly settings: AwardSettings;
  /** Only to be shown: no rule reads it. Missing in records of earlier versions of the application. */
  readonly site?: AwardSite | undefined;
  readonly drivers: readonly AwardDriver[];
  readonly jobs: readonly AwardJob[];
  readonly preferences: readonly PreferenceRecord[];
  readonly manualAssignments: readonly { readonly driverId: string; readonly jobId: string }[];
  /** If present, the held jobs stay, only freed ones go to other drivers, and rules 1 to 4 do not run. */
  readonly freedJobs?: FreedJobs | undefined;
  /** Jobs that stay with their holders while all others are awarded by the rules; never beside `freedJobs`. */
  readonly kept?: readonly HeldJob[] | undefined;
  readonly vacationWeeks: readonly AwardWeek[];
  readonly vacationPreferences: readonly PreferenceRecord[];
  readonly manualVacationAssignments: readonly DriverWeek[];
  /** If present, the published weeks stay and only freed weeks go to other drivers. */
  readonly freedWeeks?: FreedWeeks | undefined;
  /** Trades of drivers, applied in this order after every rule; none if missing. */
  readonly trades?: readonly JobTrade[] | undefined;
  readonly vacationTrades?: readonly WeekTrade[] | undefined;
}
