import type { AssignmentType } from '~/domain/award/assignment-type';
import type { AwardResult, WeekChainStep } from '~/domain/award/award';
import type {
  AwardDriver,
  AwardInput,
  AwardJob,
  DriverWeek,
  FreedWeeks,
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

/** Leave takes the turn in the award of jobs only. */
const isInTurnForJobs = (driver: AwardDriver) => isInTurn(driver) && !driver.onLeave;

export const mayHold = (input: AwardInput, driver: AwardDriver, job: AwardJob) =>
  !job.isAirport || driver.airportCertified || !input.settings.company.airportCertificationRequired;

const awardJobs = (input: AwardInput): AwardResult['jobs'] => {
  const { settings } = input;
  const drivers = new Map(input.drivers.map((driver) => [driver.employeeId, driver]));
  const jobs = new Map(input.jobs.map((job) => [job.jobId, job]));
  const given: AwardResult['jobs'][number][] = [];
  const busy = new Set<string>();
  type Type = AwardResult['jobs'][number]['assignmentType'];
  const give = (jobId: string, driverId: string, assignmentType: Type) => {
    given.push({ jobId, driverId, assignmentType });
    busy.add(driverId);
  };
  const countFree = ({ jobId, places = 1 }: AwardJob) =>
    places - given.filter((one) => one.jobId === jobId).length;
  for (const { driverId, jobId, assignmentType } of input.kept ?? [])
    if (drivers.has(driverId) && jobs.has(jobId)) give(jobId, driverId, assignmentType);
  const placesLeft = new Map(input.jobs.map((job) => [job.jobId, Math.max(0, countFree(job))]));
  const keepsOne = new Set(busy);

  let manual: { driverId: string; jobId: string }[] = [];
  for (const entry of input.manualAssignments) {
    const job = jobs.get(entry.jobId);
    if (!drivers.has(entry.driverId) || !job || keepsOne.has(entry.driverId)) continue;
    manual = manual.filter((one) => one.jobId !== entry.jobId || one.driverId !== entry.driverId);
    manual.push(entry);
    const ofJob = manual.filter((one) => one.jobId === entry.jobId);
    if (ofJob.length > placesLeft.get(job.jobId)!)
      manual = manual.filter((one) => one !== ofJob[0]);
  }
  for (const { driverId, jobId } of manual)
    if (!busy.has(driverId)) give(jobId, driverId, 'manual');

  const latest = latestByDriver(input.preferences);
  const eligible = inSeniorityOrder(input.drivers).filter(isInTurnForJobs);
  const idle = () => eligible.filter((driver) => !busy.has(driver.employeeId));
  for (const driver of idle()) {
    const list = latest.get(driver.employeeId);
    const choice = list?.preferences.find((id) => {
      const job = jobs.get(id);
      return job && !list.struck?.includes(id) && countFree(job) > 0 && mayHold(input, driver, job);
    });
    if (choice !== undefined) give(choice, driver.employeeId, 'preference');
  }

  const leftovers = () =>
    input.jobs
      .filter((job) => countFree(job) > 0)
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
      while (countFree(job) > 0) {
        const driver = idle().find((one) => pool(one) && mayHold(input, one, job));
        if (!driver) break;
        give(job.jobId, driver.employeeId, type(job, driver));
      }
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
    const hasSubmitted = ({ employeeId }: AwardDriver) =>
      latest.has(employeeId) && !latest.get(employeeId)?.isMemory;
    const inPool = (driver: AwardDriver) => isVc(driver) || hasSubmitted(driver);
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
  return given.sort((a, b) => byText(a.jobId, b.jobId) || byText(a.driverId, b.driverId));
};

type JobRow = AwardResult['jobs'][number];
type JobStep = NonNullable<AwardResult['jobChain']>[number];

/** Passes freed jobs on. Each freed row is a chain with one vacancy, which is searched for a taker from scratch. */
const passOnJobs = (
  input: AwardInput,
  { held, freed }: NonNullable<AwardInput['freedJobs']>,
): Pick<AwardResult, 'jobs' | 'jobChain'> => {
  const lists = latestByDriver(input.preferences);
  const driverOf = (id: string | null) => input.drivers.find(({ employeeId }) => employeeId === id);
  const jobOf = (id: string) => input.jobs.find(({ jobId }) => jobId === id);
  const holds = new Map<string, JobRow>();
  for (const row of held)
    if (driverOf(row.driverId) && jobOf(row.jobId)) holds.set(row.driverId, row);
  const struck = new Map<string, Set<string>>();
  const jobChain: JobStep[] = [];

  const hasRoom = (jobId: string) =>
    [...holds.values()].filter((row) => row.jobId === jobId).length < (jobOf(jobId)!.places ?? 1);
  const placeInList = (driverId: string, jobId: string) => {
    const list = lists.get(driverId);
    const isStruck = struck.get(driverId)?.has(jobId) || list?.struck?.includes(jobId);
    return isStruck ? -1 : (list?.preferences ?? []).indexOf(jobId);
  };
  const wants = (driver: AwardDriver, jobId: string): boolean => {
    const place = placeInList(driver.employeeId, jobId);
    if (!isInTurnForJobs(driver) || place < 0 || !mayHold(input, driver, jobOf(jobId)!))
      return false;
    const own = holds.get(driver.employeeId);
    if (!own) return true;
    if (own.assignmentType === 'manual' || own.assignmentType === 'trade') return false;
    const ownPlace = placeInList(driver.employeeId, own.jobId);
    return ownPlace < 0 || ownPlace > place;
  };
  const takerOf = (jobId: string) =>
    hasRoom(jobId)
      ? inSeniorityOrder(input.drivers).find((driver) => wants(driver, jobId))
      : undefined;

  /** One row of `freed`: the job that is vacant now, by whom, and how many moves were made. */
  interface Chain {
    jobId: string;
    freedBy: string | null;
    moves: number;
  }
  const aside: Chain[] = [];
  const run = (chain: Chain): void => {
    if (!hasRoom(chain.jobId)) return;
    const { jobId, freedBy } = chain;
    const taker = takerOf(jobId);
    const driverId = taker?.employeeId ?? null;
    const movedFrom = (taker && holds.get(taker.employeeId)?.jobId) ?? null;
    jobChain.push({ jobId, freedBy, driverId, movedFrom });
    if (driverId === null) {
      aside.push(chain);
      return;
    }
    holds.set(driverId, { jobId, driverId, assignmentType: 'preference' });
    const moves = chain.moves + 1;
    if (movedFrom === null || moves === input.settings.chainMoves) return;
    run({ jobId: movedFrom, freedBy: driverId, moves });
  };

  for (const { driverId, jobId } of freed) {
    if (!jobOf(jobId)) continue;
    if (driverId !== null && driverOf(driverId)) {
      if (holds.get(driverId)?.jobId !== jobId) continue;
      holds.delete(driverId);
      struck.set(driverId, (struck.get(driverId) ?? new Set()).add(jobId));
    }
    run({ jobId, freedBy: driverId, moves: 0 });
    for (;;) {
      const again = aside.findIndex((chain) => takerOf(chain.jobId));
      if (again < 0) break;
      run(aside.splice(again, 1)[0]!);
    }
  }
  return { jobs: [...holds.values()], jobChain };
};

type Held = AwardResult['vacations'][number];

const sortWeeks = (held: readonly Held[]) =>
  [...held].sort((a, b) => byText(a.weekId, b.weekId) || byText(a.driverId, b.driverId));

export const weeksOverlap = (input: AwardInput, a: string, b: string) => {
  const [x, y] = [a, b].map((id) => input.vacationWeeks.find(({ weekId }) => weekId === id)!);
  return x!.startDate <= y!.endDate && y!.startDate <= x!.endDate;
};

const awardWeeks = (input: AwardInput): Held[] => {
  const { settings } = input;
  const weeks = new Map(input.vacationWeeks.map((week) => [week.weekId, week]));
  const given: Held[] = [];
  const weeksOf = (driverId: string) => given.filter((one) => one.driverId === driverId);
  const mayHoldMore = ({ employeeId, vacationWeeks = 1 }: AwardDriver) =>
    weeksOf(employeeId).length < vacationWeeks;
  const hasSlot = (weekId: string) =>
    weeks.has(weekId) &&
    given.filter((one) => one.weekId === weekId).length < weeks.get(weekId)!.totalSlots;
  for (const { driverId, weekId } of input.manualVacationAssignments) {
    const driver = input.drivers.find(({ employeeId }) => employeeId === driverId);
    if (!driver || !mayHoldMore(driver) || !hasSlot(weekId)) continue;
    if (weeksOf(driverId).some((one) => one.weekId === weekId)) continue;
    given.push({ weekId, driverId, assignmentType: 'manual' });
  }
  const latest = latestByDriver(input.vacationPreferences);
  const eligible = inSeniorityOrder(input.drivers).filter(isInTurn);
  for (const round of settings.vacationRounds ?? [1]) {
    for (const driver of eligible) {
      const { employeeId: driverId } = driver;
      const list = latest.get(driverId);
      for (let taken = 0; taken < round && mayHoldMore(driver); taken++) {
        const weekId = list?.preferences.find(
          (id) =>
            hasSlot(id) &&
            !list.struck?.includes(id) &&
            !weeksOf(driverId).some((one) => weeksOverlap(input, one.weekId, id)),
        );
        if (weekId) given.push({ weekId, driverId, assignmentType: 'preference' });
      }
    }
  }
  const byStart = [...weeks.values()].sort(
    (a, b) => byText(a.startDate, b.startDate) || byText(a.weekId, b.weekId),
  );
  for (const driver of settings.assignLeftoverVacations ? eligible : []) {
    const inMode = settings.useSeniorityAssignment;
    if (weeksOf(driver.employeeId).length > 0 || !mayHoldMore(driver)) continue;
    if (!inMode && !(driver.vcStatus && settings.company.usesVCStatus)) continue;
    const week = byStart.find(({ weekId }) => hasSlot(weekId));
    if (!week) continue;
    const assignmentType = inMode ? 'seniority' : 'vc-assigned';
    given.push({ weekId: week.weekId, driverId: driver.employeeId, assignmentType });
  }
  return sortWeeks(given);
};

/** Passes freed weeks on, with one list of rows that is searched again at each step. */
const passOn = (input: AwardInput, { held, freed }: FreedWeeks): Omit<AwardResult, 'jobs'> => {
  const driverOf = (id: string) => input.drivers.find(({ employeeId }) => employeeId === id);
  const weekOf = (id: string) => input.vacationWeeks.find(({ weekId }) => weekId === id);
  const isManual = (row: DriverWeek) =>
    input.manualVacationAssignments.some(
      ({ driverId, weekId }) => driverId === row.driverId && weekId === row.weekId,
    );
  const isIn = (rows: readonly DriverWeek[], { driverId, weekId }: DriverWeek) =>
    rows.some((row) => row.driverId === driverId && row.weekId === weekId);
  let rows: Held[] = [];
  for (const row of held)
    if (driverOf(row.driverId) && weekOf(row.weekId) && !isIn(rows, row))
      rows.push(isManual(row) ? { ...row, assignmentType: 'manual' } : row);
  const weeksOf = (id: string) => rows.filter(({ driverId }) => driverId === id);
  const hasSlot = (id: string) =>
    rows.filter(({ weekId }) => weekId === id).length < (weekOf(id)?.totalSlots ?? 0);
  for (const { driverId, weekId } of input.manualVacationAssignments) {
    const driver = driverOf(driverId);
    if (!driver || !hasSlot(weekId) || isIn(rows, { driverId, weekId })) continue;
    if (weeksOf(driverId).length < (driver.vacationWeeks ?? 1))
      rows.push({ driverId, weekId, assignmentType: 'manual' });
  }
  const latest = latestByDriver(input.vacationPreferences);
  const refused: DriverWeek[] = [];
  const rankOf = (driverId: string, weekId: string) => {
    const { preferences = [], struck = [] } = latest.get(driverId) ?? {};
    const isGone = struck.includes(weekId) || isIn(refused, { driverId, weekId });
    return isGone || !preferences.includes(weekId) ? Infinity : preferences.indexOf(weekId);
  };
  /** The row that the driver gives for the week, null for none; undefined if they do not take it. */
  const moveOf = ({ employeeId: id, vacationWeeks = 1 }: AwardDriver, weekId: string) => {
    const own = weeksOf(id);
    const rank = rankOf(id, weekId);
    if (rank === Infinity || own.some((row) => row.weekId === weekId)) return undefined;
    const clashes = own.filter((row) => weeksOverlap(input, row.weekId, weekId));
    if (clashes.length === 0 && own.length < vacationWeeks) return null;
    if (clashes.length > 1) return undefined;
    const rankOfRow = (row: Held) => rankOf(id, row.weekId);
    const worse = (clashes.length === 1 ? clashes : own).filter(
      (row) => !['manual', 'trade'].includes(row.assignmentType) && rankOfRow(row) > rank,
    );
    return worse.sort((a, b) =>
      rankOfRow(a) === rankOfRow(b) ? 0 : rankOfRow(b) - rankOfRow(a),
    )[0];
  };
  const chain: WeekChainStep[] = [];
  let waiting: DriverWeek[] = [];
  const offer = (weekId: string, freedBy: string): void => {
    if (!hasSlot(weekId)) return;
    for (const driver of inSeniorityOrder(input.drivers).filter(isInTurn)) {
      const from = moveOf(driver, weekId);
      if (from === undefined) continue;
      const driverId = driver.employeeId;
      rows = [
        ...rows.filter((row) => row !== from),
        { weekId, driverId, assignmentType: 'preference' },
      ];
      chain.push({ weekId, freedBy, driverId, movedFrom: from?.weekId ?? null });
      return from ? offer(from.weekId, driverId) : undefined;
    }
    chain.push({ weekId, freedBy, driverId: null, movedFrom: null });
    waiting.push({ weekId, driverId: freedBy });
  };
  const isWanted = ({ weekId }: DriverWeek) =>
    hasSlot(weekId) &&
    input.drivers.some((driver) => isInTurn(driver) && moveOf(driver, weekId) !== undefined);
  const lost = held
    .filter((row) => !isIn(freed, row))
    .filter(
      (row) => !driverOf(row.driverId) || (row.assignmentType === 'manual' && !isManual(row)),
    );
  for (const row of [...sortWeeks(lost), ...freed]) {
    if (!weekOf(row.weekId)) continue;
    if (driverOf(row.driverId)) {
      if (!isIn(rows, row)) continue;
      rows = rows.filter((one) => !isIn([row], one));
      refused.push(row);
    }
    offer(row.weekId, row.driverId);
    for (let next = waiting.find(isWanted); next; next = waiting.find(isWanted)) {
      const taken = next;
      waiting = waiting.filter((one) => one !== taken);
      offer(taken.weekId, taken.driverId);
    }
  }
  return { vacations: sortWeeks(rows), chain };
};

interface NaiveTrade {
  readonly from: string;
  readonly to: string;
  readonly gives: string;
  readonly wants: string;
}

/** Exchanges the drivers of two rows for each trade that is possible. */
const trade = <Row extends { driverId: string; assignmentType: AssignmentType }>(
  rows: readonly Row[],
  trades: readonly NaiveTrade[],
  getId: (row: Row) => string,
  mayGet: (driverId: string, id: string, kept: string[]) => boolean,
): Row[] => {
  let now = [...rows];
  for (const { from, to, gives, wants } of trades) {
    const given = now.find((row) => row.driverId === from && getId(row) === gives);
    const wanted = now.find((row) => row.driverId === to && getId(row) === wants);
    if (!given || !wanted || from === to) continue;
    const keeps = (driverId: string, row: Row) =>
      now.filter((one) => one.driverId === driverId && one !== row).map(getId);
    const [keptBy, keptByOther] = [keeps(from, given), keeps(to, wanted)];
    if (gives === wants || keptBy.includes(wants) || keptByOther.includes(gives)) continue;
    if (!mayGet(from, wants, keptBy) || !mayGet(to, gives, keptByOther)) continue;
    now = now.map((row) => {
      if (row === given) return { ...row, driverId: to, assignmentType: 'trade' };
      if (row === wanted) return { ...row, driverId: from, assignmentType: 'trade' };
      return row;
    });
  }
  return now;
};

export const naiveAward = (input: AwardInput): AwardResult => {
  const { vacations, ...rest } = input.freedWeeks
    ? passOn(input, input.freedWeeks)
    : { vacations: awardWeeks(input) };
  const { jobs: untraded, jobChain } = input.freedJobs
    ? passOnJobs(input, input.freedJobs)
    : { jobs: awardJobs(input) };
  const jobs = trade(
    untraded,
    (input.trades ?? []).map((one) => ({
      from: one.driverId,
      to: one.withDriverId,
      gives: one.jobId,
      wants: one.forJobId,
    })),
    ({ jobId }) => jobId,
    (driverId, id) =>
      mayHold(
        input,
        input.drivers.find(({ employeeId }) => employeeId === driverId)!,
        input.jobs.find(({ jobId }) => jobId === id)!,
      ),
  );
  const weeks = trade(
    vacations,
    (input.vacationTrades ?? []).map((one) => ({
      from: one.driverId,
      to: one.withDriverId,
      gives: one.weekId,
      wants: one.forWeekId,
    })),
    ({ weekId }) => weekId,
    (_, id, kept) => !kept.some((other) => weeksOverlap(input, other, id)),
  );
  return {
    jobs: [...jobs].sort((a, b) => byText(a.jobId, b.jobId) || byText(a.driverId, b.driverId)),
    vacations: sortWeeks(weeks),
    ...(jobChain && { jobChain }),
    ...rest,
  };
};

/** Whether a way along the drivers whose place somebody wants leads back, from this driver. */
export const isInRing = (wants: ReadonlyMap<string, readonly string[]>, from: string): boolean => {
  const seen = new Set<string>();
  const leadsBack = (id: string): boolean =>
    (wants.get(id) ?? []).some((next) => {
      if (next === from) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return leadsBack(next);
    });
  return leadsBack(from);
};
