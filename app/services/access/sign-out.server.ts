import type { Deps } from '~/app/ports/deps';
import { makeActivity } from '~/domain/activity/make-activity';
import { toInstant } from '~/domain/shared/instant';
import type { AdminSession, DriverSession } from '~/app/ports/sessions';

/** Ends every session of whoever signs out, at once and everywhere (design 6). */
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
  const entry = makeActivity({
    id: deps.ids.next(),
    at: toInstant(deps.clock.now()),
    actor: scope.actor,
    ...('driver' in access && { name: access.driver.name }),
    action: 'logout',
    details: 'Signed out',
  });
  await Promise.all([
    deps.stores.credentials.endSessions(scope, who),
    deps.stores.activity.append(scope, entry),
  ]);
};
