import type { AdminSession } from '~/app/ports/sessions';
import { loadAwardInput } from '~/app/services/award/load-award-input.server';
import type { Deps } from '~/app/ports/deps';
import { runAward } from '~/domain/award/award';
import { findConflicts, type Conflict } from '~/domain/award/conflicts';

/** The jobs that more than one driver has as Pick 1, and who gets each in the engine's award of the current picks. */
export const readConflicts = async ({
  deps,
  access,
}: {
  deps: Pick<Deps, 'stores'>;
  access: AdminSession;
}): Promise<Conflict[]> => {
  const { input } = await loadAwardInput({ deps, ...access });
  return findConflicts(runAward(input));
};
