import type { Deps } from '~/app/ports/deps';
import type { AdminCredential } from '~/domain/access/credential';
import { withoutPart, type SecondFactor } from '~/domain/access/second-factor';
import type { AccountChange } from '~/domain/mail/mail';
import { fail, ok, type Result } from '~/domain/shared/result';
import { checkPasswordWay } from './check-password-way.server';
import { saveOwnAccount, type OwnAccount, type OwnAccountError } from './save-own-account.server';
import type { SignedIn } from './sign-in-driver.server';
import { hashCodes, startSecondFactor } from './start-second-factor.server';

/**
 * A change to the second factor. The administrator has already copied the secret and the recovery codes. Only hashes of
 * the recovery codes are stored. `addStepPasskey` adds passkeys.
 */
export type SecondFactorChange =
  /** Adds an app. Requires a first code from it, which proves that it has the secret; the first factor also has codes. */
  | {
      readonly intent: 'turn-on';
      readonly secret: string;
      readonly recoveryCodes?: readonly string[] | undefined;
      readonly code: string;
    }
  /** Replaces the recovery codes; the old ones stop working. */
  | { readonly intent: 'new-recovery-codes'; readonly recoveryCodes: readonly string[] }
  /** Without its last app or passkey the second step is off. */
  | { readonly intent: 'remove-app' }
  | { readonly intent: 'remove-passkey'; readonly passkeyId: string }
  | { readonly intent: 'turn-off' };

export type SecondFactorError =
  | OwnAccountError
  | { readonly code: 'wrong-code' }
  | { readonly code: 'second-factor-on' }
  | { readonly code: 'second-factor-off' }
  /** If the company's provider fails, only this account can sign in, with a second step. */
  | { readonly code: 'last-resort-needs-code' };

type FactorOwner = OwnAccount & { readonly deps: Pick<Deps, 'oneTimePasswords'> };
type Changed = { readonly changed: AdminCredential; readonly change: AccountChange };

/** Adds an app to the second factor, or begins one with it. */
const addApp = async (
  own: FactorOwner,
  credential: AdminCredential,
  { secret, code, recoveryCodes }: Extract<SecondFactorChange, { intent: 'turn-on' }>,
): Promise<Result<Changed, SecondFactorError>> => {
  const { secondFactor } = credential;
  if (secondFactor?.app) return fail({ code: 'second-factor-on' });
  const now = own.deps.clock.now();
  const lastStep = own.deps.oneTimePasswords.findStep({ secret, code, now });
  if (lastStep === null) return fail({ code: 'wrong-code' });
  const started = await startSecondFactor(own, secondFactor, recoveryCodes);
  if (!started.ok) return started;
  const next = { ...started.value, app: { secret, lastStep } };
  return ok({
    changed: { ...credential, secondFactor: next },
    change: secondFactor ? 'app-added' : 'second-factor-on',
  });
};

/** What is left of the second factor; undefined if it is off then. Null if it does not have what is to be removed. */
const remove = (
  factor: SecondFactor,
  change: Extract<SecondFactorChange, { intent: 'turn-off' | 'remove-app' | 'remove-passkey' }>,
): SecondFactor | undefined | null => {
  if (change.intent === 'turn-off') return undefined;
  if (change.intent === 'remove-app') return factor.app ? withoutPart(factor, 'app') : null;
  const { passkeyId } = change;
  return factor.passkeys.some(({ id }) => id === passkeyId)
    ? withoutPart(factor, { passkeyId })
    : null;
};

/**
 * Adds an app to the second step of an administrator's sign-in, removes a part of it, turns it off, or replaces its
 * recovery codes.
 */
export const changeSecondFactor = async ({
  change,
  ...own
}: FactorOwner & { change: SecondFactorChange }): Promise<Result<SignedIn, SecondFactorError>> =>
  saveOwnAccount<SecondFactorError>(own, async (credential) => {
    const { secondFactor } = credential;
    if (change.intent === 'turn-on') return addApp(own, credential, change);
    if (!secondFactor) return fail({ code: 'second-factor-off' });
    if (change.intent === 'new-recovery-codes') {
      const hashed = await hashCodes(own, change.recoveryCodes);
      if (!hashed.ok) return hashed;
      const next = { ...secondFactor, recoveryHashes: hashed.value };
      return ok({ changed: { ...credential, secondFactor: next }, change: 'recovery-codes' });
    }
    const next = remove(secondFactor, change);
    if (next === null) return fail({ code: 'account-changed' });
    const isOff = next === undefined;
    if (isOff && (await checkPasswordWay(own.deps, own.access.scope, credential)) === 'last-resort')
      return fail({ code: 'last-resort-needs-code' });
    const removed = change.intent === 'remove-app' ? 'app-removed' : 'passkey-removed';
    return ok({
      changed: { ...credential, secondFactor: next },
      change: isOff ? 'second-factor-off' : removed,
    });
  });
