import { getChangedIn, type PublishedFacts } from '~/domain/award/record/published-facts';
import type { Instant } from '~/domain/time/instant';

/** A driver's confirmation that they have seen their result. Each award has at most one for a driver. */
export interface SeenResult {
  readonly employeeId: string;
  /** The period of jobs, or `vacation`. */
  readonly awardId: string;
  readonly version: number;
  readonly at: Instant;
  /** The jobs or weeks that the driver saw, sorted as text. */
  readonly held: readonly string[];
}

/** Whether the jobs or weeks are still as the confirmed version has them, or again. */
const isUnchanged = (
  { version }: Pick<SeenResult, 'version'>,
  held: readonly string[],
  { facts, changedSince }: Omit<InForce, 'withdrawn'>,
): boolean =>
  version >= getChangedIn(facts, held) ||
  changedSince?.get(version)?.every((id) => !held.includes(id)) === true;

/**
 * Whether the confirmation is of the result `held`: a later version that changed nothing for the driver needs no new
 * one. One from before a withdrawal, or of other facts of the job or week itself, no longer counts. `withdrawn`: the latest
 * withdrawn version; 0 if there is none.
 */
export const isSeen = (
  seen: Pick<SeenResult, 'version' | 'held'> | null | undefined,
  { held, withdrawn, ...inForce }: { held: readonly string[] } & InForce,
): boolean =>
  seen !== null &&
  seen !== undefined &&
  seen.version > withdrawn &&
  isUnchanged(seen, held, inForce) &&
  seen.held.join('\n') === held.join('\n');

/** What confirmations of the version in force depend on. */
interface InForce {
  readonly facts: Pick<PublishedFacts, 'changedIn'> | null;
  readonly withdrawn: number;
  /** By earlier version, the jobs or weeks that it has otherwise. Without it, all that changed since then count. */
  readonly changedSince?: ReadonlyMap<number, readonly string[]>;
}

/** The confirmed versions with which the one in force has to be compared, because a job or week that was seen has changed. */
export const listVersionsToCompare = (
  seen: readonly SeenResult[],
  facts: InForce['facts'],
): number[] => [
  ...new Set(
    seen
      .filter(({ version, held }) => version < getChangedIn(facts, held))
      .map(({ version }) => version),
  ),
];

/** The results that their drivers have not confirmed, in the given order. */
export const listUnseen = <
  T extends { readonly employeeId: string; readonly held: readonly string[] },
>(
  results: readonly T[],
  { seen, ...inForce }: { seen: readonly SeenResult[] } & InForce,
): T[] => {
  const byDriver = new Map(seen.map((one) => [one.employeeId, one]));
  return results.filter(
    ({ employeeId, held }) => !isSeen(byDriver.get(employeeId), { held, ...inForce }),
  );
};
