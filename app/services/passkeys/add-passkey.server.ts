import type { PasskeyAnswer, SentAnswer } from '~/app/ports/access';
import type { Deps, Writing } from '~/app/ports/deps';
import type { DriverSession } from '~/app/ports/sessions';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import type { TooManyAttempts } from '~/app/services/attempts/attempt-counters.server';
import type { AttemptOrigin } from '~/app/services/attempts/attempt-origin';
import { withAttempt } from '~/app/services/attempts/take-attempt.server';
import {
  refuseShortcut,
  type ShortcutRefusal,
} from '~/app/services/own-devices/remember-own-device.server';
import { getPasskeys, maxPasskeys, type Passkey } from '~/domain/access/passkey';
import { fail, ok, type Result } from '~/domain/shared/result';
import { getOwnDeviceEpoch } from '~/domain/site/site';
import { toInstant } from '~/domain/time/instant';
import { takeNewKey } from './take-answer.server';

type AddError =
  | { readonly code: 'wrong-current-password' }
  | { readonly code: 'too-many-passkeys'; readonly most: number }
  | { readonly code: 'passkey-invalid' }
  | { readonly code: 'account-changed' };
export type AddPasskeyError = ShortcutRefusal | TooManyAttempts | AddError;

/**
 * Adds a passkey to a signed-in driver. Asks for the password if there is one, however the driver signed in, because the
 * passkey replaces it from then on.
 */
export const addPasskey = async ({
  deps,
  access,
  verifier,
  challenge,
  input: { currentPassword, handle, answer },
  name,
  ...origin
}: {
  deps: Pick<Deps, Writing | 'passwords'>;
  access: DriverSession;
  input: {
    readonly currentPassword: string;
    readonly handle: string;
    readonly answer: PasskeyAnswer;
  };
  name: string;
} & Omit<SentAnswer, 'answer'> &
  AttemptOrigin): Promise<Result<null, AddPasskeyError>> => {
  const { scope, site, company, driver, sessionVersion } = access;
  const { employeeId } = driver;
  const refusal = refuseShortcut({ ...access, via: undefined });
  if (refusal) return fail(refusal);
  const add = async (): Promise<Result<null, AddError>> => {
    const { credential } = await deps.stores.access.readDriver(scope, employeeId);
    const passwordHash = credential?.passwordHash ?? null;
    if (passwordHash !== null && !(await deps.passwords.verify(passwordHash, currentPassword)))
      return fail({ code: 'wrong-current-password' });
    const now = deps.clock.now();
    const epoch = getOwnDeviceEpoch(site, company);
    const stored = credential?.passkeys;
    const others = getPasskeys(stored, { settings: site.settings, epoch, now });
    if (others.length >= maxPasskeys) return fail({ code: 'too-many-passkeys', most: maxPasskeys });
    const key = await takeNewKey(deps, { verifier, challenge, answer });
    if (!key) return fail({ code: 'passkey-invalid' });
    const at = toInstant(now);
    const provenBy = passwordHash === null ? 'id' : 'password';
    const added: Passkey = { ...key, name, provenBy, epoch, since: at, lastUsedAt: at };
    const event = { code: 'passkey-changed', change: 'added' } as const;
    const isSaved = await deps.stores.credentials.changePasskeys(scope, {
      employeeId,
      sessionVersion,
      knownVersion: stored?.version ?? 0,
      handle: stored?.handle ?? handle,
      passkeys: [...others, added],
      added,
      entry: makeLogEntry(deps, scope, 'update', event, { at, name: driver.name }),
    });
    return isSaved ? ok(null) : fail({ code: 'account-changed' });
  };
  return withAttempt(
    {
      deps,
      purpose: 'own-account',
      tenant: scope,
      account: employeeId,
      origin,
      wrong: ['wrong-current-password', 'passkey-invalid'],
    },
    add,
  );
};
