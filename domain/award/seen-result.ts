import { getChangedIn, type PublishedFacts } from './published-facts';
import type { Instant } from '~/domain/shared/instant';

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

/**
 * Whether the confirmation is of the result `held`: a later version that changed nothing for the driver needs no new
 * one. One from before a withdrawal, or from before the job or week itself was changed, no longer counts. `withdrawn`: the
 * latest withdrawn version; 0 if there is none.
 */
export const isSeen = (
  seen: Pick<SeenResult, 'version' | 'held'> | null | undefined,
  { held, facts, withdrawn }: { held: readonly string[] } & InForce,
): boolean =>
  seen !== null &&
  seen !== undefined &&
  seen.version > withdrawn &&
  seen.version >= getChangedIn(facts, held) &&
  seen.held.join('\n') === held.join('\n');

/** What confirmations of the version in force depend on. */
interface InForce {
  readonly facts: Pick<PublishedFacts, 'changedIn'> | null;
  readonly withdrawn: number;
}

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
