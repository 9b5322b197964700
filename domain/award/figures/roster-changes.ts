import type { AwardResult } from '~/domain/award/award';
import type { AwardDriver, AwardInput } from '~/domain/award/award-input';
import { numberDrivers } from '~/domain/award/record/numbered-record';
import type { PublishedFacts } from '~/domain/award/record/published-facts';
import { getPlaces, type Job } from '~/domain/jobs/job';

type Value = string | number | boolean | null;

const jobFacts = [
  ['startTime', ({ startTime }: Job): Value => startTime],
  ['endTime', ({ endTime }: Job): Value => endTime || null],
  ['paidHours', ({ paidHours }: Job): Value => paidHours || null],
  ['weekDays', ({ weekDays }: Job): Value => weekDays],
  ['location', ({ location }: Job): Value => location || null],
  ['isAirport', ({ isAirport }: Job): Value => isAirport],
  ['places', (job: Job): Value => getPlaces(job)],
] as const;

const driverFacts = [
  ['name', ({ name }: AwardDriver): Value => name],
  ['seniorityNumber', ({ seniorityNumber }: AwardDriver): Value => seniorityNumber],
  ['isEligible', ({ isEligible }: AwardDriver): Value => isEligible],
  ['airportCertified', ({ airportCertified }: AwardDriver): Value => airportCertified],
  ['vcStatus', ({ vcStatus }: AwardDriver): Value => vcStatus],
  ['onVacation', ({ onVacation }: AwardDriver): Value => onVacation?.weekId ?? null],
  ['onLeave', ({ onLeave }: AwardDriver): Value => onLeave !== undefined],
  ['usualJob', ({ onVacation }: AwardDriver): Value => onVacation?.usualJobId ?? null],
] as const;

/** A fact of a job or a driver that the two versions have otherwise. */
export interface ChangedFact {
  readonly code: (typeof jobFacts | typeof driverFacts)[number][0];
  readonly before: Value;
  readonly now: Value;
}

type NamedDriver = Pick<AwardDriver, 'employeeId' | 'name'>;
const pickName = ({ employeeId, name }: AwardDriver): NamedDriver => ({ employeeId, name });

/** What the next version takes from today's lists, and the version before does not have. */
export interface RosterChanges {
  readonly offers: {
    readonly added: readonly string[];
    readonly changed: readonly { readonly id: string; readonly facts: readonly ChangedFact[] }[];
    /** With the number of drivers who hold them in the version before. */
    readonly deleted: readonly { readonly id: string; readonly holders: number }[];
  };
  readonly drivers: {
    readonly added: readonly NamedDriver[];
    readonly changed: readonly (NamedDriver & { readonly facts: readonly ChangedFact[] })[];
    readonly removed: readonly NamedDriver[];
    /** How many more were removed whose names must not be shown. */
    readonly erased: number;
  };
}

type Getters<Row> = readonly (readonly [ChangedFact['code'], (row: Row) => Value])[];

const listFacts = <Row>(before: Row, now: Row, getters: Getters<Row>): ChangedFact[] =>
  getters.flatMap(([code, get]) => {
    const [was, is] = [get(before), get(now)];
    return was === is ? [] : [{ code, before: was, now: is }];
  });

const compareLists = <Row>(
  before: readonly Row[],
  now: readonly Row[],
  getId: (row: Row) => string,
  getters: Getters<Row>,
) => {
  const was = new Map(before.map((row) => [getId(row), row]));
  const is = new Set(now.map(getId));
  return {
    added: now.filter((row) => !was.has(getId(row))),
    changed: now.flatMap((row) => {
      const old = was.get(getId(row));
      const facts = old ? listFacts(old, row, getters) : [];
      return facts.length > 0 ? [{ row, facts }] : [];
    }),
    removed: before.filter((row) => !is.has(getId(row))),
  };
};

/**
 * Erasing a driver may have put everybody's place into the record instead of the seniority number (erase-driver.ts). Then
 * another number is a change only for whoever has another place among the drivers of both versions.
 */
const findSamePlaces = (
  before: readonly AwardDriver[],
  now: readonly AwardDriver[],
): ReadonlySet<string> => {
  const places = numberDrivers(before);
  if (before.some(({ employeeId: id, seniorityNumber: n }) => n !== places.get(id)))
    return new Set();
  const stayed = new Set(now.map(({ employeeId }) => employeeId));
  const numberStayed = (drivers: readonly AwardDriver[]) =>
    numberDrivers(drivers.filter(({ employeeId: id }) => stayed.has(id) && places.has(id)));
  const is = numberStayed(now);
  return new Set(
    [...numberStayed(before)].flatMap(([id, place]) => (is.get(id) === place ? [id] : [])),
  );
};

/** What a published version has. `erased`: the numbers that stand for erased drivers. */
interface PublishedRosters extends Pick<AwardInput, 'drivers'> {
  readonly jobs: PublishedFacts['jobs'];
  readonly held: AwardResult['jobs'];
  readonly erased: ReadonlySet<string>;
}

const findDriverChanges = (
  before: PublishedRosters,
  now: readonly AwardDriver[],
): RosterChanges['drivers'] => {
  const found = compareLists(before.drivers, now, ({ employeeId }) => employeeId, driverFacts);
  const isNamed = ({ employeeId }: AwardDriver) => !before.erased.has(employeeId);
  const samePlaces =
    before.erased.size > 0 ? findSamePlaces(before.drivers, now) : new Set<string>();
  const removed = found.removed.filter(isNamed);
  return {
    added: found.added.map(pickName),
    changed: found.changed.flatMap(({ row, facts: all }) => {
      const facts = all.filter(
        ({ code }) => code !== 'seniorityNumber' || !samePlaces.has(row.employeeId),
      );
      return facts.length > 0 ? [{ ...pickName(row), facts }] : [];
    }),
    removed: removed.map(pickName),
    erased: found.removed.length - removed.length,
  };
};

/** Compares the rosters of a published version with those from which the next one would be computed. */
export const findRosterChanges = (
  before: PublishedRosters,
  now: Pick<AwardInput, 'drivers' | 'jobs'>,
): RosterChanges => {
  const jobs = compareLists<Job>(before.jobs, now.jobs, ({ jobId }) => jobId, jobFacts);
  return {
    offers: {
      added: jobs.added.map(({ jobId }) => jobId),
      changed: jobs.changed.map(({ row, facts }) => ({ id: row.jobId, facts })),
      deleted: jobs.removed.map(({ jobId: id }) => ({
        id,
        holders: before.held.filter(({ jobId }) => jobId === id).length,
      })),
    },
    drivers: findDriverChanges(before, now.drivers),
  };
};

/** Whether the next version takes nothing from today's lists that the version before does not have. */
export const isEmpty = ({ offers, drivers }: RosterChanges): boolean =>
  [offers.added, offers.changed, offers.deleted, drivers.added, drivers.changed].every(
    (rows) => rows.length === 0,
  ) && drivers.removed.length + drivers.erased === 0;

/** The changes without the names of removed drivers, while one of them may be a driver who is being erased. */
export const hideRemoved = ({ offers, drivers }: RosterChanges): RosterChanges => ({
  offers,
  drivers: { ...drivers, removed: [], erased: drivers.erased + drivers.removed.length },
});
