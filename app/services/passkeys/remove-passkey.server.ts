import type { DriverCall, Writing } from '~/app/ports/deps';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import { fail, ok, type Result } from '~/domain/shared/result';

/** Another change may come in between, such as a sign-in with another passkey. */
const maxTries = 3;

/** Removes one of a driver's passkeys. Does nothing if it is already gone. */
export const removePasskey = async ({
  deps,
  access: { scope, driver },
  passkeyId,
}: DriverCall<Writing, { passkeyId: string }>): Promise<
  Result<null, { readonly code: 'account-changed' }>
> => {
  const { access, credentials } = deps.stores;
  const { employeeId, name } = driver;
  for (let tries = 0; tries < maxTries; tries += 1) {
    const { credential } = await access.readDriver(scope, employeeId);
    const stored = credential?.passkeys;
    const removed = stored?.passkeys.find(({ id }) => id === passkeyId);
    if (!stored || !removed) return ok(null);
    const event = { code: 'passkey-changed', change: 'removed' } as const;
    const isSaved = await credentials.changePasskeys(scope, {
      employeeId,
      sessionVersion: credential.sessionVersion,
      knownVersion: stored.version,
      handle: stored.handle,
      passkeys: stored.passkeys.filter((one) => one !== removed),
      removed,
      entry: makeLogEntry(deps, scope, 'update', event, { name }),
    });
    if (isSaved) return ok(null);
  }
  return fail({ code: 'account-changed' });
};
