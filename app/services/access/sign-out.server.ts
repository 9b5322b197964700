import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import type { Deps } from '~/app/ports/deps';
import type { AdminSession, DriverSession } from '~/app/ports/sessions';

/** Ends every session of the user, at once and everywhere. */
export const signOut = async ({
  deps,
  access,
}: {
  deps: Pick<Deps, 'stores' | 'clock' | 'ids'>;
  access: DriverSession | AdminSession;
}): Promise<void> => {
  const { scope } = access;
  const who =
    'driver' in access ? { employeeId: access.driver.employeeId } : { username: access.username };
  const entry = makeLogEntry(
    deps,
    scope,
    'logout',
    { code: 'signed-out' },
    {
      name: 'driver' in access ? access.driver.name : undefined,
    },
  );
  await Promise.all([
    deps.stores.credentials.endSessions(scope, who),
    deps.stores.activity.append(scope, entry),
  ]);
};
