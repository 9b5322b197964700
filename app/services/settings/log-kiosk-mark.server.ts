import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import type { AdminSession } from '~/app/ports/sessions';
import type { Deps } from '~/app/ports/deps';

/** Logs that an administrator marked a browser as a kiosk of the site, or removed the mark. */
export const logKioskMark = async ({
  deps,
  access: { scope },
  isKiosk,
}: {
  deps: Pick<Deps, 'stores' | 'clock' | 'ids'>;
  access: AdminSession;
  isKiosk: boolean;
}): Promise<void> => {
  const entry = makeLogEntry(deps, scope, 'update', { code: 'kiosk-marked', isKiosk });
  await deps.stores.activity.append(scope, entry);
};
