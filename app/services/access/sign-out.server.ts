import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import { removeDevice, type DeviceDeps } from '~/app/services/mail/remove-device.server';
import {
  makeSiteScope,
  type AdminSession,
  type DriverSession,
  type VerifiedClaims,
} from '~/app/ports/sessions';

const event = { code: 'device-changed', change: 'removed' } as const;

/** Ends the notifications of a browser that signs out after its session has ended. */
export const forgetDevice = ({
  deps,
  claims: { sub: employeeId, companyId, siteId },
  deviceId,
}: {
  deps: DeviceDeps;
  claims: VerifiedClaims;
  deviceId: string;
}): Promise<void> => {
  const scope = makeSiteScope({ companyId, siteId }, { role: 'driver', employeeId });
  return removeDevice({ deps, scope, employeeId, deviceId, event });
};

/** Ends every session of the user, at once and everywhere. The driver's device that signs out gets no more notifications. */
export const signOut = async ({
  deps,
  access,
  deviceId,
}: {
  deps: DeviceDeps;
  access: DriverSession | AdminSession;
  deviceId?: string | undefined;
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
