import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import { removeDevice, type DeviceDeps } from '~/app/services/mail/remove-device.server';
import type { AdminSession, DriverSession } from '~/app/ports/sessions';

const forgetDevice = (deps: DeviceDeps, { scope, driver }: DriverSession, deviceId: string) =>
  removeDevice({
    deps,
    scope,
    employeeId: driver.employeeId,
    deviceId,
    event: { code: 'device-changed', change: 'removed' },
    name: driver.name,
  });

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
    'driver' in access && deviceId !== undefined && forgetDevice(deps, access, deviceId),
  ]);
};
