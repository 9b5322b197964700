import { runAward, type AwardRun } from '~/domain/award/award';
import { findConflicts, type Conflict } from '~/domain/award/figures/conflicts';
import { toLoadedAward, type AwardParts, type LoadedAward } from './load-award-input.server';

/** An award that pages show, computed when it is first needed. Requests share what it returns, so none may change it. */
export interface RememberedAward extends LoadedAward {
  readonly getRun: () => AwardRun;
  readonly getConflicts: () => readonly Conflict[];
}

const once = <Made>(make: () => Made): (() => Made) => {
  let made: { readonly value: Made } | undefined;
  return () => (made ??= { value: make() }).value;
};

const makeAward = (parts: AwardParts): RememberedAward => {
  const loaded = toLoadedAward(parts);
  const getRun = once(() => runAward(loaded.input));
  return { ...loaded, getRun, getConflicts: once(() => findConflicts(getRun())) };
};

interface Known extends Pick<AwardParts, 'drivers' | 'jobs'> {
  /** The parts that are read anew each time, as text. */
  readonly others: string;
  readonly award: RememberedAward;
}

/** By the lists that a store returned. An entry is dropped together with its lists. */
const known = new WeakMap<object, Known>();

/**
 * The award of these parts. While lists, drivers and jobs do not change, the stores return the same arrays, so a process
 * computes an award once for the 1,000 people who look at it within ten seconds.
 */
export const rememberAward = (parts: AwardParts): RememberedAward => {
  const { drivers, jobs, picks, absences, leave, ...small } = parts;
  const others = JSON.stringify([small, [...absences], [...leave]]);
  const last = known.get(picks);
  if (last?.drivers === drivers && last.jobs === jobs && last.others === others) return last.award;
  const award = makeAward(parts);
  known.set(picks, { drivers, jobs, others, award });
  return award;
};
