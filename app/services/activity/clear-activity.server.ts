import type { AdminSession } from '~/app/ports/sessions';
import type { Deps } from '~/app/ports/deps';
import { makeLogEntry } from './make-log-entry';

/** Hides the entries so far from the site's view; the record stays, and this is logged. */
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
