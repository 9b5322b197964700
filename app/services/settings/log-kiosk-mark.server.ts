import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import type { AdminSession } from '~/app/ports/sessions';
import type { Deps } from '~/app/ports/deps';

/** Logs that an administrator made a browser a kiosk of the site, or an ordinary one again. */
export const logKioskMark = async ({
  deps,
  access: { scope },
  isKiosk,
}: {
  deps: Pick<Deps, 'stores' | 'clock' | 'ids'>;
  access: AdminSession;
  isKiosk: boolean;
}): Promise<void> => {
  const details = isKiosk ? 'Marked a computer as a kiosk' : 'Unmarked a computer as a kiosk';
  const entry = makeLogEntry(deps, scope, 'update', details);
  await deps.stores.activity.append(scope, entry);
};
