import { compareText } from '~/domain/shared/text';
import { assignmentTypes, type AssignmentType } from './assignment-type';
import type { AwardInput } from './award-input';
import { awardJobs, nobody, type JobsAward } from './engine/jobs';
import { placesByText } from './engine/id-index';
import { rosterOf, type Roster } from './engine/roster';
import { awardVacations, type VacationsAward } from './engine/weeks';

export interface AwardedJob {
  readonly jobId: string;
  readonly driverId: string;
  readonly assignmentType: AssignmentType;
}

export interface AwardedWeek {
  readonly weekId: string;
  readonly driverId: string;
  readonly assignmentType: AssignmentType;
}

/** Jobs by jobId, vacations by weekId then driverId, as text. Jobs that stay free are not listed. */
export interface AwardResult {
  readonly jobs: readonly AwardedJob[];
  readonly vacations: readonly AwardedWeek[];
}

/** The finished award with what explains it: `resultOf` lists it, `reasonsForDriver` gives reasons. */
export interface AwardRun {
  readonly input: AwardInput;
  readonly roster: Roster;
  readonly jobs: JobsAward;
  readonly vacations: VacationsAward;
}

/**
 * The one engine of provisional, final and live awards (spec 4 'Assignment rules', design 5). Ids are
 * unique among drivers, jobs and weeks, as `parseAwardInput` makes sure.
 */
export const runAward = (input: AwardInput): AwardRun => {
  const roster = rosterOf(input);
  return {
    input,
    roster,
    jobs: awardJobs(input, roster),
    vacations: awardVacations(input, roster),
  };
};

const awardedJobs = ({ roster, jobs: { jobs, index, holder, type } }: AwardRun): AwardedJob[] => {
  const awarded: AwardedJob[] = [];
  for (const job of placesByText(index)) {
    const driver = holder[job]!;
    if (driver === nobody) continue;
    awarded.push({
      jobId: jobs[job]!.jobId,
      driverId: roster.drivers[driver]!.employeeId,
      assignmentType: assignmentTypes[type[job]!]!,
    });
  }
  return awarded;
};

const awardedWeeks = ({ roster, vacations: { weeks, weekOf, type } }: AwardRun): AwardedWeek[] => {
  const awarded: AwardedWeek[] = [];
  for (let driver = 0; driver < weekOf.length; driver++) {
    const week = weekOf[driver]!;
    if (week < 0) continue;
    awarded.push({
      weekId: weeks[week]!.weekId,
      driverId: roster.drivers[driver]!.employeeId,
      assignmentType: assignmentTypes[type[driver]!]!,
    });
  }
  return awarded.sort(
    (a, b) => compareText(a.weekId, b.weekId) || compareText(a.driverId, b.driverId),
  );
};

export const resultOf = (run: AwardRun): AwardResult => ({
  jobs: awardedJobs(run),
  vacations: awardedWeeks(run),
});

export const award = (input: AwardInput): AwardResult => resultOf(runAward(input));
