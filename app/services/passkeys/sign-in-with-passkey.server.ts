import type { SentAnswer } from '~/app/ports/access';
import type { Deps, Writing } from '~/app/ports/deps';
import { makeSiteScope } from '~/app/ports/sessions';
import { finishDriverSignIn } from '~/app/services/access/finish-driver-sign-in.server';
import type { SignedIn } from '~/app/services/access/sign-in-driver.server';
import type { TooManyAttempts } from '~/app/services/attempts/attempt-counters.server';
import type { AttemptOrigin } from '~/app/services/attempts/attempt-origin';
import { withAttempt } from '~/app/services/attempts/take-attempt.server';
import { getPasskeys } from '~/domain/access/passkey';
import { defaultTenant } from '~/domain/company/scope';
import { fail, ok, type Result } from '~/domain/shared/result';
import { getOwnDeviceEpoch, getSessionEpoch } from '~/domain/site/site';
import { toEpochMs, toInstant } from '~/domain/time/instant';
import { dayMs } from '~/domain/time/time-units';
import { takeUse } from './take-answer.server';

type PasskeyError =
  /** Unknown, removed, ended, or the answer is wrong. The answer does not reveal which. */
  { readonly code: 'passkey-unknown' } | { readonly code: 'account-changed' };
export type SignInWithPasskeyError = PasskeyError | TooManyAttempts;

/** Signs a driver in with a passkey, which says by itself whose it is. */
export const signInWithPasskey = async ({
  deps,
  verifier,
  challenge,
  answer,
  ...origin
}: {
  deps: Pick<Deps, Writing>;
} & SentAnswer &
  AttemptOrigin): Promise<Result<SignedIn, SignInWithPasskeyError>> => {
  const owner = await deps.stores.credentials.findPasskey(answer.id);
  // An unknown passkey is counted at the default site, as if it were one account's.
  const { companyId, siteId } = owner ?? defaultTenant;
  const tenant = { companyId, siteId };
  const account = owner?.employeeId ?? 'passkey';
  const signIn = async (): Promise<Result<SignedIn, PasskeyError>> => {
    const read = owner && (await deps.stores.access.readDriver(tenant, account));
    const { site, company, driver, credential } = read ?? {};
    if (!site?.isActive || !company?.isActive || !driver || !credential)
      return fail({ code: 'passkey-unknown' });
    const now = deps.clock.now();
    const rules = { settings: site.settings, epoch: getOwnDeviceEpoch(site, company), now };
    const stored = credential.passkeys;
    const used = await takeUse(deps, { verifier, challenge, answer }, getPasskeys(stored, rules));
    if (!stored || !used) return fail({ code: 'passkey-unknown' });
    const { passkey, counter } = used;
    if (counter !== passkey.counter || now - toEpochMs(passkey.lastUsedAt) >= dayMs) {
      const scope = makeSiteScope(tenant, { role: 'driver', employeeId: account });
      const next = { ...passkey, counter, lastUsedAt: toInstant(now) };
      const isSaved = await deps.stores.credentials.changePasskeys(scope, {
        employeeId: account,
        sessionVersion: credential.sessionVersion,
        knownVersion: stored.version,
        handle: stored.handle,
        passkeys: stored.passkeys.map((one) => (one.id === passkey.id ? next : one)),
      });
      if (!isSaved) return fail({ code: 'account-changed' });
    }
    await finishDriverSignIn({ deps, tenant, driver, by: 'passkey', origin });
    return ok({
      subject: account,
      tenant,
      signedInBy: passkey.provenBy,
      via: 'passkey',
      viaId: passkey.id,
      sessionVersion: credential.sessionVersion,
      sessionEpoch: getSessionEpoch(site, company),
    });
  };
  return withAttempt(
    { deps, purpose: 'sign-in', tenant, account, origin, wrong: ['passkey-unknown'] },
    signIn,
  );
};
