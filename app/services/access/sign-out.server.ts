import type { Call, Deps, Writing } from '~/app/ports/deps';
import {
  makeSiteScope,
  type AdminSession,
  type DriverSession,
  type VerifiedClaims,
} from '~/app/ports/sessions';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import { removeDevice } from '~/app/services/contacts/remove-device.server';
import { toInstant } from '~/domain/time/instant';

const event = { code: 'device-changed', change: 'removed' } as const;

/** Ends the notifications of a browser that signs out after its session has ended. */
export const forgetDevice = ({
  deps,
  claims: { sub: employeeId, companyId, siteId },
  deviceId,
}: Call<Writing, { claims: VerifiedClaims; deviceId: string }>): Promise<void> => {
  const scope = makeSiteScope({ companyId, siteId }, { role: 'driver', employeeId });
  return removeDevice({ deps, scope, employeeId, deviceId, event });
};

const end = (
  { stores, clock }: Pick<Deps, Writing>,
  access: DriverSession | AdminSession,
  isEverywhere: boolean,
): Promise<void> => {
  const { scope } = access;
  if (!('driver' in access))
    return stores.credentials.endSessions(scope, { username: access.username });
  const { sessionId, driver } = access;
  const { employeeId } = driver;
  if (isEverywhere || sessionId === undefined)
    return stores.credentials.endSessions(scope, { employeeId });
  const now = toInstant(clock.now());
  return stores.credentials.endSession(scope, { employeeId, sessionId, now });
};

/**
 * Ends the driver's session, whose browser gets no more notifications. Ends all sessions of an administrator, and those of
 * the driver if it is to be everywhere.
 */
export const signOut = async ({
  deps,
  access,
  deviceId,
  isEverywhere = false,
}: Call<
  Writing,
  { access: DriverSession | AdminSession; deviceId?: string | undefined; isEverywhere?: boolean }
>): Promise<void> => {
  const { scope } = access;
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
    end(deps, access, isEverywhere),
    deps.stores.activity.append(scope, entry),
    'driver' in access &&
      deviceId !== undefined &&
      removeDevice({
        deps,
        scope,
        employeeId: access.driver.employeeId,
        deviceId,
        event,
        name: access.driver.name,
      }),
  ]);
};
