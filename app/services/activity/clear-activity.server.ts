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
  const details = 'Cleared the activity log: older entries are hidden here and kept on record';
  const entry = makeLogEntry(deps, scope, 'delete', details);
  await deps.stores.activity.hideOlder(scope, entry);
};
