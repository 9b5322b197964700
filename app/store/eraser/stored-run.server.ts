import type { Condition, Db, Item } from '~/app/store/dynamo/db';
import { transact, type Step } from '~/app/store/dynamo/transact.server';

/** Requires that nobody has stored another step of a run. */
export const isAtStep = (step: number): Condition => ({
  expression: '#left.#step = :step',
  names: { '#left': 'left', '#step': 'step' },
  values: { ':step': step },
});

/** Replaces the item of a run that is still at `step`, together with `others`. False if another process was faster. */
export const replaceRun = async (
  db: Db,
  put: Item,
  step: number,
  others: readonly Step<'changed'>[] = [],
): Promise<boolean> =>
  (await transact(db, [{ put, if: isAtStep(step), refused: 'changed' }, ...others])).length === 0;
