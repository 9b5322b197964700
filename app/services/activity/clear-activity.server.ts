import type { AdminCall, Writing } from '~/app/ports/deps';
import { makeLogEntry } from './make-log-entry';

/** Hides the existing entries from the site's view. They stay stored, and the clearing is logged. */
export const clearActivity = async ({
  deps,
  access: { scope },
}: AdminCall<Writing>): Promise<void> => {
  const entry = makeLogEntry(deps, scope, 'delete', { code: 'log-cleared' });
  await deps.stores.activity.hideOlder(scope, entry);
};
