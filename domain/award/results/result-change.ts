import type { AwardResult, Catalogue } from '~/domain/award/award';
import type { AwardInput } from '~/domain/award/award-input';
import { listHeld } from '~/domain/award/held-results';
import { listNewTrades, listReceived, listTrades } from '~/domain/award/traded';
import type { ChangeCause, ResultChange } from './result-change-schema';

interface Version {
  readonly input: AwardInput;
  readonly output: AwardResult;
}

/** A job or week that a driver got by a decision, such as a manual assignment. */
interface Given {
  readonly driverId: string;
  readonly offerId: string;
}

const listManual = ({ input }: Version, catalogue: Catalogue): Given[] =>
  catalogue === 'jobs'
    ? input.manualAssignments.map(({ driverId, jobId }) => ({ driverId, offerId: jobId }))
    : input.manualVacationAssignments.map(({ driverId, weekId }) => ({
        driverId,
        offerId: weekId,
      }));

/** What the award reads of each offered job or week, as text to compare. */
const describeOffers = ({ input }: Version, catalogue: Catalogue): ReadonlyMap<string, string> =>
  new Map(
    catalogue === 'jobs'
      ? input.jobs.map(({ jobId, location: _, ...job }) => [jobId, JSON.stringify(job)])
      : input.vacationWeeks.map(({ weekId, startDate, endDate, totalSlots }) => [
          weekId,
          JSON.stringify([startDate, endDate, totalSlots]),
        ]),
  );

/** Only versions that pass jobs on have a limit of moves. */
const describeRules = ({ input: { settings } }: Version): string =>
  JSON.stringify({ ...settings, chainMoves: undefined });

const listRecords = ({ input }: Version, catalogue: Catalogue) =>
  catalogue === 'jobs' ? input.preferences : input.vacationPreferences;

/** What `get` returns for each driver, as text to compare. */
const describeByDriver = <T>(
  all: readonly T[],
  getDriver: (one: T) => string,
  get: (one: T) => unknown,
): ReadonlyMap<string, string> =>
  new Map(all.map((one) => [getDriver(one), JSON.stringify(get(one))]));

const findDifferent = (
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter(
    (id) => before.get(id) !== after.get(id),
  );

const without = (all: readonly Given[], others: readonly Given[]): Given[] =>
  all.filter(
    (one) =>
      !others.some(({ driverId, offerId }) => driverId === one.driverId && offerId === one.offerId),
  );

/** The held jobs that only the version before deleted. There the rules did not run, so what follows is news in the next one. */
const listDeletedBefore = (before: Version, after: Version): string[] => {
  const offered = new Set([...before.input.jobs, ...after.input.jobs].map(({ jobId }) => jobId));
  const held = after.input.freedJobs ? [] : (before.input.freedJobs?.held ?? []);
  return [...new Set(held.map(({ jobId }) => jobId))].filter((id) => !offered.has(id));
};

const toGiven = ({ driverId, jobId: offerId }: { driverId: string; jobId: string }): Given => ({
  driverId,
  offerId,
});

/** The left-over jobs that drivers take and get by `after`. */
const listTaken = (before: Version, after: Version): Given[] => {
  const taken = new Map(after.input.preferences.map((list) => [list.driverId, list.taken ?? []]));
  const got = after.output.jobs.filter(
    ({ driverId, jobId }) => taken.get(driverId)?.includes(jobId) === true,
  );
  return without(got.map(toGiven), before.output.jobs.map(toGiven));
};

/**
 * The jobs that `after` passes on, with the drivers who held them, those that it gives to chosen drivers, and those that
 * drivers take; null if it does not, or `before` did already.
 */
const listFreed = (
  before: Version,
  after: Version,
): Record<'from' | 'to' | 'taken', readonly Given[]> | null => {
  const { freedJobs } = after.input;
  if (!freedJobs || freedJobs.freed.length === 0) return null;
  if (JSON.stringify(freedJobs) === JSON.stringify(before.input.freedJobs)) return null;
  return {
    from: freedJobs.freed.flatMap(({ driverId, jobId }) =>
      driverId === null ? [] : [toGiven({ driverId, jobId })],
    ),
    to: without(freedJobs.held.map(toGiven), before.output.jobs.map(toGiven)),
    taken: listTaken(before, after),
  };
};

/** What differs between two versions: decisions about drivers, and everything else. */
const compareInputs = (
  before: Version,
  after: Version,
  { catalogue, granted }: { catalogue: Catalogue; granted: readonly Given[] },
) => {
  const inEach = <T>(read: (one: Version) => T) => [read(before), read(after)] as const;
  const [manualBefore, manualAfter] = inEach((one) => listManual(one, catalogue));
  const [offersBefore, offersAfter] = inEach((one) => describeOffers(one, catalogue));
  const inBoth = (id: string) => offersBefore.has(id) && offersAfter.has(id);
  const [wasStruck, isStruck] = inEach((one) =>
    one.input.vacationPreferences.flatMap(({ driverId, struck = [] }) =>
      struck.map((offerId) => ({ driverId, offerId })),
    ),
  );
  // A list that only lost a job or week that is gone was not changed by anybody.
  const lists = inEach((one) =>
    describeByDriver(
      listRecords(one, catalogue).filter(({ preferences }) => preferences.some(inBoth)),
      ({ driverId }) => driverId,
      ({ preferences }) => preferences.filter(inBoth),
    ),
  );
  const drivers = inEach((one) =>
    describeByDriver(
      one.input.drivers,
      ({ employeeId }) => employeeId,
      ({ name: _, ...driver }) => driver,
    ),
  );
  const changedOffers = findDifferent(offersBefore, offersAfter);
  return {
    given: {
      'claim-granted': granted,
      'assigned-manually': without(without(manualAfter, manualBefore), granted),
      'assignment-removed': without(manualBefore, manualAfter),
      'week-freed': without(isStruck, wasStruck),
    },
    offers: {
      'offer-deleted': [
        ...changedOffers.filter((id) => !offersAfter.has(id)),
        ...listDeletedBefore(before, after),
      ],
      'offer-added': changedOffers.filter((id) => !offersBefore.has(id)),
      'offer-changed': changedOffers.filter(inBoth),
    },
    // A trade changes nobody but its two drivers, so only they are told, and not again what they hold by it already.
    traded: without(
      listReceived(after, catalogue, listNewTrades(before.input, after.input, catalogue)),
      listReceived(before, catalogue, listTrades(after.input, catalogue)),
    ),
    drivers: {
      'list-changed': findDifferent(...lists),
      'driver-changed': findDifferent(...drivers),
    },
    hasNewRules: describeRules(before) !== describeRules(after),
    freed: listFreed(before, after),
    /** Then a job or week changes the result of nobody but its holders. */
    keepsOffers: after.input.freedJobs !== undefined || after.input.freedWeeks !== undefined,
  };
};

type Differences = ReturnType<typeof compareInputs>;

const getEntries = <K extends string, V>(all: Readonly<Record<K, V>>) =>
  Object.entries(all) as [K, V][];

/** The causes as one driver may know them: own decisions first, then those about other drivers without a name. */
const listCauses = (
  { given, offers, traded, drivers, hasNewRules, freed, keepsOffers }: Differences,
  employeeId: string,
  about: { held: readonly string[]; kept: readonly string[]; wasWithdrawn: boolean },
): ChangeCause[] => {
  const { held, kept, wasWithdrawn } = about;
  const getIds = (all: readonly Given[]) =>
    all.filter(({ driverId }) => driverId === employeeId).map(({ offerId }) => offerId);
  if (freed) {
    const chosen = getIds(freed.to);
    if (chosen.length > 0) return [{ code: 'assigned-manually', own: true, ids: chosen }];
    const took = getIds(freed.taken);
    if (took.length > 0) return [{ code: 'job-taken', own: true, ids: took }];
    const ids = getIds(freed.from);
    return [{ code: 'job-freed', own: ids.length > 0, ...(ids.length > 0 && { ids }) }];
  }
  const own: ChangeCause[] =
    kept.length > 0 ? [{ code: 'job-changed', own: true, ids: [...kept] }] : [];
  const others: ChangeCause[] = [];
  if (wasWithdrawn) others.push({ code: 'withdrawn' });
  for (const [code, all] of getEntries(given)) {
    const ids = getIds(all);
    if (ids.length > 0) own.push({ code, own: true, ids });
    if (all.length > ids.length) others.push({ code, own: false });
  }
  const received = getIds(traded);
  if (received.length > 0) own.unshift({ code: 'traded', own: true, ids: received });
  for (const [code, all] of getEntries(offers)) {
    const ids = all.filter((id) => !kept.includes(id) && (!keepsOffers || held.includes(id)));
    if (ids.length > 0) others.push({ code, ids });
  }
  for (const [code, ids] of getEntries(drivers)) {
    if (ids.includes(employeeId)) own.push({ code, own: true });
    if (ids.some((id) => id !== employeeId)) others.push({ code, own: false });
  }
  if (hasNewRules) others.push({ code: 'rules-changed' });
  return own.length + others.length > 0 ? [...own, ...others] : [{ code: 'published-again' }];
};

/**
 * How `after` changed the results of drivers who took part in both versions, by employee ID. `changed`: the jobs or weeks
 * with other facts, which change the result of a driver who keeps them. `granted`: the claims that were granted in between.
 * `wasWithdrawn`: `before` was withdrawn.
 */
export const findResultChanges = ({
  before,
  after,
  catalogue,
  changed,
  granted,
  wasWithdrawn,
}: {
  before: Version;
  after: Version;
  catalogue: Catalogue;
  changed: readonly string[];
  granted: readonly Given[];
  wasWithdrawn: boolean;
}): ReadonlyMap<string, ResultChange> => {
  const [was, is] = [listHeld(before.output[catalogue]), listHeld(after.output[catalogue])];
  const took = new Set(before.input.drivers.map(({ employeeId }) => employeeId));
  const differences = compareInputs(before, after, { catalogue, granted });
  const otherFacts = new Set(changed);
  return new Map(
    after.input.drivers.flatMap(({ employeeId: id }) => {
      const [held, holds] = [was(id), is(id)];
      const kept = holds.filter((one) => otherFacts.has(one) && held.includes(one));
      const isChanged = kept.length > 0 || held.join('\n') !== holds.join('\n');
      if (!took.has(id) || !isChanged) return [];
      return [
        [
          id,
          { before: [...held], causes: listCauses(differences, id, { held, kept, wasWithdrawn }) },
        ],
      ];
    }),
  );
};
