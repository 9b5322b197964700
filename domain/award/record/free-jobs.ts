import type { AwardedJob } from '~/domain/award/award';
import type {
  AwardDriver,
  AwardInput,
  FreedJobs,
  PreferenceRecord,
} from '~/domain/award/award-input';
import type { ManualAssignment } from '~/domain/award/manual-assignment';
import { compareText } from '~/domain/shared/text';
import type { AwardRecord } from './award-record';
import { pickJob, type PublishedFacts } from './published-facts';

type Version = Pick<AwardRecord, 'input' | 'output'>;
type FreedJob = FreedJobs['freed'][number];
type Pair = Pick<ManualAssignment, 'driverId' | 'jobId'>;

/** What decides today whether a driver takes a turn, and for which jobs. */
export type DriverToday = Pick<AwardDriver, 'isEligible' | 'airportCertified' | 'onLeave'>;

/** A driver of a version who is otherwise today; `now` is null for one who was deleted. */
export interface DriverSince {
  readonly driverId: string;
  readonly now: DriverToday | null;
}

/** Left-over jobs that a driver takes, wanted most first, and when the driver said so. */
export interface TakenJobs {
  readonly driverId: string;
  readonly jobIds: readonly string[];
  readonly at: string;
}

/** The jobs that a version passes on, with what it takes from today. */
export interface JobChainPlan {
  readonly freed: readonly FreedJob[];
  readonly drivers: readonly DriverSince[];
  /** Who gets the job of the last row of `freed`, if somebody was chosen; otherwise it goes down the list. */
  readonly givenTo?: string | undefined;
  /** What drivers put on top of their lists, because they take left-over jobs. */
  readonly taken?: readonly TakenJobs[] | undefined;
  /** Unlimited if missing. */
  readonly chainMoves?: number | undefined;
}

const toKey = ({ driverId, jobId }: FreedJob): string => JSON.stringify([driverId, jobId]);

/** The drivers of the version who are otherwise today. */
export const listDriversSince = (
  drivers: readonly AwardDriver[],
  today: ReadonlyMap<string, DriverToday>,
): DriverSince[] =>
  drivers.flatMap((driver): DriverSince[] => {
    const now = today.get(driver.employeeId);
    if (!now) return [{ driverId: driver.employeeId, now: null }];
    const { isEligible, airportCertified, onLeave } = now;
    const isSame =
      isEligible === driver.isEligible &&
      airportCertified === driver.airportCertified &&
      onLeave?.from === driver.onLeave?.from &&
      onLeave?.to === driver.onLeave?.to;
    if (isSame) return [];
    const facts = { isEligible, airportCertified, ...(onLeave && { onLeave }) };
    return [{ driverId: driver.employeeId, now: facts }];
  });

/**
 * Manual assignments of the version that were taken back and jobs of deleted drivers, by job, then by driver, and then the
 * chosen jobs (domain/README.md#freed-jobs). `manual`: the assignments that are stored now.
 */
export const listFreedJobs = (
  { input, output }: Version,
  {
    chosen,
    manual,
    drivers,
  }: {
    readonly chosen: readonly FreedJob[];
    readonly manual: readonly Pair[];
    readonly drivers: readonly DriverSince[];
  },
): FreedJob[] => {
  const toKeys = (pairs: readonly FreedJob[]) => new Set(pairs.map(toKey));
  const [given, were, are] = [chosen, input.manualAssignments, manual].map(toKeys);
  const gone = new Set(drivers.filter(({ now }) => now === null).map(({ driverId }) => driverId));
  const lost = output.jobs
    .filter((row) => {
      const key = toKey(row);
      if (given?.has(key)) return false;
      if (gone.has(row.driverId)) return true;
      return row.assignmentType === 'manual' && were?.has(key) && !are?.has(key);
    })
    .map(({ driverId, jobId }) => ({ driverId, jobId }))
    .sort((a, b) => compareText(a.jobId, b.jobId) || compareText(a.driverId, b.driverId));
  return [...lost, ...chosen];
};

/** What later versions of a week keep in mind of the jobs that earlier ones passed on. */
export interface ChainMemory {
  readonly struck: readonly { readonly driverId: string; readonly jobIds: readonly string[] }[];
  /** Drivers who took no turn because of leave, if only on some days of the week. */
  readonly away: readonly string[];
  readonly taken: readonly TakenJobs[];
}

/** `input`: that of the version before. */
export const rememberChains = ({
  drivers,
  preferences,
  freedJobs,
}: Pick<AwardInput, 'drivers' | 'preferences' | 'freedJobs'>): ChainMemory => {
  const struck = new Map<string, Set<string>>();
  const strike = (driverId: string, jobId: string) =>
    struck.set(driverId, (struck.get(driverId) ?? new Set()).add(jobId));
  for (const list of preferences)
    for (const jobId of list.struck ?? []) strike(list.driverId, jobId);
  for (const { driverId, jobId } of freedJobs?.freed ?? [])
    if (driverId !== null) strike(driverId, jobId);
  return {
    struck: [...struck].map(([driverId, jobs]) => ({
      driverId,
      jobIds: [...jobs].sort(compareText),
    })),
    away: drivers.filter(({ onLeave }) => onLeave).map(({ employeeId }) => employeeId),
    taken: preferences.flatMap(({ driverId, taken: jobIds, submissionTime: at }) =>
      jobIds ? [{ driverId, jobIds, at }] : [],
    ),
  };
};

/** The lists that keep in mind what concerns drivers without a list. */
const addMemories = (
  lists: readonly PreferenceRecord[],
  memories: readonly PreferenceRecord[],
): readonly PreferenceRecord[] => {
  const listed = new Set(lists.map(({ driverId }) => driverId));
  const added = memories.filter(({ driverId }) => !listed.has(driverId));
  return [...lists, ...added.map((list) => ({ ...list, isMemory: true as const }))];
};

/** The lists with the jobs struck that were freed from their drivers. Who has no list gets an empty one, which is no submitted one. */
export const strikeFreed = (
  lists: readonly PreferenceRecord[],
  { struck }: Pick<ChainMemory, 'struck'>,
): readonly PreferenceRecord[] => {
  if (struck.length === 0) return lists;
  const byDriver = new Map(struck.map(({ driverId, jobIds }) => [driverId, jobIds]));
  return addMemories(
    lists.map((list) => {
      const jobIds = byDriver.get(list.driverId);
      return jobIds ? { ...list, struck: jobIds } : list;
    }),
    struck.map(({ driverId, jobIds }) => ({
      driverId,
      preferences: [],
      submissionTime: '',
      struck: jobIds,
    })),
  );
};

/** The lists with the left-over jobs on top that their drivers take. Who has no list gets one of these, which is no submitted one. */
export const putOnTop = (
  lists: readonly PreferenceRecord[],
  taken: readonly TakenJobs[],
): readonly PreferenceRecord[] => {
  if (taken.length === 0) return lists;
  const byDriver = new Map(taken.map((one) => [one.driverId, one.jobIds]));
  const addTo = (list: PreferenceRecord): PreferenceRecord => {
    const own = byDriver.get(list.driverId);
    if (!own) return list;
    const first = [...new Set([...own, ...(list.taken ?? [])])];
    const others = list.preferences.filter((jobId) => !first.includes(jobId));
    return { ...list, preferences: [...first, ...others], taken: first };
  };
  return addMemories(
    lists.map(addTo),
    taken.map(({ driverId, jobIds, at: submissionTime }) => ({
      driverId,
      preferences: jobIds,
      submissionTime,
      taken: jobIds,
    })),
  );
};

/**
 * What drivers hold before the chain, and what is freed. A job that is given to a chosen driver is theirs as if assigned
 * manually, and the job that they held is freed. The row that freed it stays, so that later versions strike the job.
 */
const giveJob = (held: readonly AwardedJob[], { freed, givenTo }: JobChainPlan): FreedJobs => {
  const given = freed.at(-1);
  if (givenTo === undefined || !given) return { held, freed };
  const { jobId } = given;
  const left = held.find(({ driverId }) => driverId === givenTo);
  const others = held.filter((row) => row !== left && toKey(row) !== toKey(given));
  return {
    held: [...others, { jobId, driverId: givenTo, assignmentType: 'manual' }],
    freed: left ? [...freed, { driverId: null, jobId: left.jobId }] : freed,
  };
};

/** The input of a version that passes freed jobs on and changes nothing else (domain/README.md#freed-jobs). */
export const passOnJobs = (
  { input, output }: Version,
  {
    plan,
    facts,
    siteName,
  }: {
    readonly plan: JobChainPlan;
    /** What the version before says, because records of earlier versions of the application lack a part of it. */
    readonly facts: PublishedFacts;
    readonly siteName: string;
  },
): AwardInput => {
  // Who holds a job by a trade keeps it, so the trades are not made again.
  const { drivers, chainMoves } = plan;
  const { kept: _, trades: __, settings, ...others } = input;
  const { chainMoves: ___, ...rules } = settings;
  const since = new Map(drivers.map(({ driverId, now }) => [driverId, now]));
  return {
    ...others,
    settings: { ...rules, ...(chainMoves !== undefined && { chainMoves }) },
    site: input.site ?? { siteName, timeZone: facts.timeZone },
    jobs: facts.jobs.map(pickJob),
    drivers: input.drivers.flatMap((driver) => {
      const now = since.get(driver.employeeId);
      if (now === undefined) return [driver];
      const { onLeave: ____, ...published } = driver;
      return now ? [{ ...published, ...now }] : [];
    }),
    preferences: putOnTop(strikeFreed(input.preferences, rememberChains(input)), plan.taken ?? []),
    freedJobs: giveJob(output.jobs, plan),
  };
};
