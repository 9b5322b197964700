import type { AdminCall } from '~/app/ports/deps';
import { loadShownAward, type ShownAward } from '~/app/services/award/load-shown-award.server';
import type { Conflict } from '~/domain/award/figures/conflicts';
import type { Instant } from '~/domain/time/instant';

/**
 * The jobs that more than one driver has as Pick 1, and who gets each in the engine's award of the current picks. With a
 * seal, none is known.
 */
export const readConflicts = async ({
  deps,
  access,
  now,
}: AdminCall<'stores', { now: Instant }>): Promise<
  Pick<ShownAward, 'seal' | 'asOf'> & { readonly conflicts: readonly Conflict[] }
> => {
  const { getConflicts, seal, asOf } = await loadShownAward({ deps, access, now, isRecent: true });
  return { seal, asOf, conflicts: seal ? [] : getConflicts() };
};
