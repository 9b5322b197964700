import type { AwardResult } from '~/domain/award/award';
import type {
  AwardDriver,
  AwardInput,
  AwardJob,
  PreferenceRecord,
} from '~/domain/award/award-input';

/**
 * A second implementation of the award rules, written directly from domain/README.md with objects, Maps and
 * sorts. It shares no code with the engine, because the tests compare the results of both.
 */
const byText = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);

const instant = (time: string): number | string => {
  const looksIso = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?)?(Z|[+-]\d\d:\d\d)?$/.test(time);
  const zoned = /(Z|[+-]\d\d:\d\d)$/.test(time) && time.includes('T');
  const ms = looksIso ? new Date(time.includes('T') && !zoned ? `${time}Z` : time).getTime() : NaN;
  return Number.isFinite(ms) ? ms : time;
};

const isLaterOrSame = (a: string, b: string): boolean => {
  const [x, y] = [instant(a), instant(b)];
  if (typeof x === 'number') return typeof y === 'string' || x >= y;
  return typeof y === 'string' && x >= y;
};

export const latestByDriver = (records: readonly PreferenceRecord[]) => {
  const latest = new Map<string, PreferenceRecord>();
  for (const record of records) {
    const known = latest.get(record.driverId);
    if (!known || isLaterOrSame(record.submissionTime, known.submissionTime)) {
      latest.set(record.driverId, record);
    }
  }
  return latest;
};

export const inSeniorityOrder = (drivers: readonly AwardDriver[]) =>
  [...drivers].sort(
    (a, b) =>
      (a.seniorityNumber ?? 999_999) - (b.seniorityNumber ?? 999_999) ||
      byText(a.employeeId, b.employeeId),
  );

export const isInTurn = ({ isEligible, onVacation }: AwardDriver) => isEligible && !onVacation;

export const mayHold = (input: AwardInput, driver: AwardDriver, job: AwardJob) =>
  !job.isAirport || driver.airportCertified || !input.settings.company.airportCertificationRequired;

const awardJobs = (input: AwardInput): AwardResult['jobs'] => {
  const { settings } = input;
  const drivers = new Map(input.drivers.map((driver) => [driver.employeeId, driver]));
  const jobs = new Map(input.jobs.map((job) => [job.jobId, job]));
  const given = new Map<string, AwardResult['jobs'][number]>();
  const busy = new Set<string>();
  type Type = AwardResult['jobs'][number]['assignmentType'];
  const give = (jobId: string, driverId: string, assignmentType: Type) => {
    given.set(jobId, { jobId, driverId, assignmentType });
    busy.add(driverId);
  };

  let manual: { driverId: string; jobId: string }[] = [];
  for (const entry of input.manualAssignments) {
    if (!drivers.has(entry.driverId) || !jobs.has(entry.jobId)) continue;
    manual = [...manual.filter(({ jobId }) => jobId !== entry.jobId), entry];
  }
  for (const { driverId, jobId } of manual)
    if (!busy.has(driverId)) give(jobId, driverId, 'manual');

  const latest = latestByDriver(input.preferences);
  const eligible = inSeniorityOrder(input.drivers).filter(isInTurn);
  const idle = () => eligible.filter((driver) => !busy.has(driver.employeeId));
  for (const driver of idle()) {
    const choice = latest.get(driver.employeeId)?.preferences.find((id) => {
      const job = jobs.get(id);
      return job && !given.has(id) && mayHold(input, driver, job);
    });
    if (choice !== undefined) give(choice, driver.employeeId, 'preference');
  }

  const leftovers = () =>
    input.jobs
      .filter((job) => !given.has(job.jobId))
      .sort(
        (a, b) =>
          Number(b.isAirport) - Number(a.isAirport) ||
          byText(a.startTime, b.startTime) ||
          byText(a.jobId, b.jobId),
      );
  const handOut = (
    list: AwardJob[],
    pool: (driver: AwardDriver) => boolean,
    type: (job: AwardJob, driver: AwardDriver) => Type,
  ) => {
    for (const job of list) {
      const driver = idle().find((one) => pool(one) && mayHold(input, one, job));
      if (driver) give(job.jobId, driver.employeeId, type(job, driver));
    }
  };
  if (settings.useSeniorityAssignment) {
    handOut(
      leftovers(),
      () => true,
      () => 'seniority',
    );
  } else if (!settings.disableAutoAssignments) {
    const isVc = (driver: AwardDriver) => settings.company.usesVCStatus && driver.vcStatus;
    const inPool = (driver: AwardDriver) => isVc(driver) || latest.has(driver.employeeId);
    handOut(
      leftovers().filter((job) => job.isAirport),
      inPool,
      (_, driver) => (isVc(driver) ? 'airport-driver' : 'airport-driver-pool'),
    );
    handOut(
      leftovers().filter((job) => !job.isAirport),
      inPool,
      () => 'vc-assigned',
    );
    if (settings.company.usesSeniorityForAssignment) {
      handOut(
        leftovers(),
        () => true,
        (job) => (job.isAirport ? 'airport-auto' : 'seniority'),
      );
    } else if (settings.company.usesVCStatus) {
      handOut(leftovers(), isVc, (job) => (job.isAirport ? 'airport-auto' : 'vc-assigned'));
    }
  }
  return [...given.values()].sort((a, b) => byText(a.jobId, b.jobId));
};

const awardWeeks = (input: AwardInput): AwardResult['vacations'] => {
  const { settings } = input;
  const weeks = new Map(input.vacationWeeks.map((week) => [week.weekId, week]));
  const known = new Set(input.drivers.map((driver) => driver.employeeId));
  const given = new Map<string, AwardResult['vacations'][number]>();
  const hasSlot = (weekId: string) =>
    weeks.has(weekId) &&
    [...given.values()].filter((one) => one.weekId === weekId).length <
      weeks.get(weekId)!.totalSlots;
  for (const { driverId, weekId } of input.manualVacationAssignments) {
    if (!known.has(driverId) || given.has(driverId) || !hasSlot(weekId)) continue;
    given.set(driverId, { weekId, driverId, assignmentType: 'manual' });
  }
  const latest = latestByDriver(input.vacationPreferences);
  const eligible = inSeniorityOrder(input.drivers).filter(isInTurn);
  for (const { employeeId } of eligible) {
    if (given.has(employeeId)) continue;
    const list = latest.get(employeeId);
    const weekId = list?.preferences.find((id) => hasSlot(id) && !list.struck?.includes(id));
    if (weekId)
      given.set(employeeId, { weekId, driverId: employeeId, assignmentType: 'preference' });
  }
  const byStart = [...weeks.values()].sort(
    (a, b) => byText(a.startDate, b.startDate) || byText(a.weekId, b.weekId),
  );
  for (const driver of settings.assignLeftoverVacations ? eligible : []) {
    const inMode = settings.useSeniorityAssignment;
    if (given.has(driver.employeeId)) continue;
    if (!inMode && !(driver.vcStatus && settings.company.usesVCStatus)) continue;
    const week = byStart.find(({ weekId }) => hasSlot(weekId));
    if (!week) continue;
    const assignmentType = inMode ? 'seniority' : 'vc-assigned';
    given.set(driver.employeeId, {
      weekId: week.weekId,
      driverId: driver.employeeId,
      assignmentType,
    });
  }
  return [...given.values()].sort(
    (a, b) => byText(a.weekId, b.weekId) || byText(a.driverId, b.driverId),
  );
};

export const naiveAward = (input: AwardInput): AwardResult => ({
  jobs: awardJobs(input),
  vacations: awardWeeks(input),
});
