import { markCounted, moveOn, toNextPass, type Position } from './position';

interface Keyed {
  readonly sk: string;
}
interface Running {
  readonly left: Position;
}

/** What a look into a place found. Only `erase` changes anything, after the counts were stored. */
export interface Found<One extends Keyed> {
  /** Each is counted once, even if the erasure is interrupted before it is erased. */
  readonly found: readonly One[];
  /** The sort key after which the place goes on, '' to look at all of it again; null at its end. */
  readonly after: string | null;
  /** How many write units `erase` takes. */
  readonly units: number;
  /** Safe to repeat. What it leaves is found by the next pass. */
  readonly erase: () => Promise<void>;
}

export interface Eraser<Run extends Running, Place, One extends Keyed> {
  /** What a pass looks through, in this order. */
  readonly places: readonly Place[];
  /** Null while the place must wait. */
  readonly look: (place: Place, run: Run) => Promise<Found<One> | null>;
  /** Adds `fresh` to the counts, which is what of `found` was not counted before. */
  readonly add: (run: Run, fresh: readonly One[], found: readonly One[]) => Run;
  /**
   * Stores a run on the condition that the step before is stored. False if another process was faster. `mustWait`: until the
   * next pass may begin.
   */
  readonly save: (next: Run, mustWait: boolean) => Promise<boolean>;
  /** Whether the erasure ends with this pass. */
  readonly isLastPass: (run: Run) => boolean | Promise<boolean>;
  /** Stores that nothing is left. False if another process was faster. */
  readonly finish: (run: Run) => Promise<boolean>;
}

/** Counts with those of what was found. */
export const addCounts = <Name extends string>(
  counts: Readonly<Record<Name, number>>,
  found: readonly { readonly counts: Readonly<Partial<Record<Name, number>>> }[],
): Record<Name, number> => {
  const sums: Record<Name, number> = { ...counts };
  for (const one of found) for (const name in one.counts) sums[name] += one.counts[name] ?? 0;
  return sums;
};

/**
 * Continues an erasure in small steps: looks into a place, stores what was found with the position, then erases it. Leaves the
 * rest to the next sweep when there is no time, and after `most` write units. True once nothing is left.
 */
export const eraseInSteps = async <Run extends Running, Place, One extends Keyed>(
  eraser: Eraser<Run, Place, One>,
  start: Run,
  { hasTime, most }: { hasTime: () => boolean; most: number },
): Promise<boolean> => {
  let run = start;
  let stored = start;
  let units = 0;
  const save = (next: Run, mustWait = false) => {
    run = stored = { ...next, left: { ...next.left, step: next.left.step + 1 } };
    return eraser.save(run, mustWait);
  };
  for (;;) {
    const place = eraser.places[run.left.place];
    if (!place) {
      if (await eraser.isLastPass(run)) return eraser.finish(run);
      await save({ ...run, left: toNextPass(run.left) }, true);
      return false;
    }
    if (!hasTime() || units >= most) {
      // What was looked at in vain is not looked at again.
      if (run !== stored) await save(run);
      return false;
    }
    const look = await eraser.look(place, run);
    if (!look) {
      await save(run, true);
      return false;
    }
    const { found, after } = look;
    if (found.length > 0) {
      const fresh = found.filter(({ sk }) => sk > run.left.counted);
      const next = eraser.add(run, fresh, found);
      if (!(await save({ ...next, left: markCounted(next.left, fresh) }))) return false;
      await look.erase();
      units += look.units;
    }
    run = { ...run, left: moveOn(run.left, after) };
  }
};
