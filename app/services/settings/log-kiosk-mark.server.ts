import type { AdminCall, Writing } from '~/app/ports/deps';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';

/** Logs that an administrator marked a browser as a kiosk of the site, or removed the mark. */
export const logKioskMark = async ({
  deps,
  access: { scope },
  isKiosk,
}: AdminCall<Writing, { isKiosk: boolean }>): Promise<void> => {
  const entry = makeLogEntry(deps, scope, 'update', { code: 'kiosk-marked', isKiosk });
  await deps.stores.activity.append(scope, entry);
};
