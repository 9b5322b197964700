import type { AdminSession } from '~/app/ports/sessions';
import type { Deps } from '~/app/ports/deps';
import { makeLogEntry } from './make-log-entry';

/** Hides the existing entries from the site's view. They stay stored, and the clearing is logged. */
export const clearActivity = async ({
  deps,
  access: { scope },
}: {
  deps: Pick<Deps, 'stores' | 'clock' | 'ids'>;
  access: AdminSession;
}): Promise<void> => {
  const entry = makeLogEntry(deps, scope, 'delete', { code: 'log-cleared' });
  await deps.stores.activity.hideOlder(scope, entry);
};
