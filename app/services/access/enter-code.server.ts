import type { Deps } from '~/app/services/deps';
import { printedCode } from '~/domain/access/printed-code';
import { afterStep, withoutRecoveryHash, type SecondFactor } from '~/domain/access/second-factor';
import { fail, ok, type Result } from '~/domain/shared/result';
import { checkAdmin } from './check-admin.server';
import { countAttempt, type TooManyAttempts } from './count-attempts.server';
import { finishSignIn } from './finish-sign-in.server';
import type { VerifiedClaims } from './session-access';
import type { SignedIn } from './sign-in-driver.server';

export type EnterCodeError =
  | { readonly code: 'wrong-code' }
  /** The password step is over: the account was changed since, or the site was closed. */
  | { readonly code: 'sign-in-over' }
  | TooManyAttempts;

/**
 * The second step of an administrator's sign-in: a code of the app, or a recovery code. Each works once.
 * `claims` are those of the first step.
 */
export const enterCode = async ({
  deps,
  claims,
  typed,
  address,
}: {
  deps: Pick<Deps, 'stores' | 'clock' | 'ids' | 'sha256' | 'oneTimePasswords'>;
  claims: VerifiedClaims;
  typed: string;
  address: string;
}): Promise<Result<SignedIn, EnterCodeError>> => {
  const tenant = { companyId: claims.companyId, siteId: claims.siteId };
  const account = `admin:${claims.sub}`;
  const refused = await countAttempt({ deps, tenant, account, address });
  if (refused) return fail(refused);
  const [access, { credential }] = await Promise.all([
    checkAdmin({ deps, claims }),
    deps.stores.access.ofAdmin(tenant, claims.sub),
  ]);
  if (!access || !credential?.secondFactor) return fail({ code: 'sign-in-over' });
  const read = credential.secondFactor;
  const { next, details } = readCode(read, typed, deps);
  const isRight =
    next && (await deps.stores.credentials.useSecondFactor(tenant, claims.sub, { read, next }));
  if (!isRight) return fail({ code: 'wrong-code' });
  await finishSignIn({ deps, scope: access.scope, details });
  return ok({
    subject: claims.sub,
    tenant,
    signedInBy: 'password+code',
    sessionVersion: claims.sv,
    sessionEpoch: claims.ep,
  });
};

const readCode = (
  factor: SecondFactor,
  typed: string,
  { oneTimePasswords, clock, sha256 }: Pick<Deps, 'oneTimePasswords' | 'clock' | 'sha256'>,
): { next: SecondFactor | null; details: string } => {
  const recovery = printedCode(typed);
  if (recovery) {
    const next = withoutRecoveryHash(factor, sha256(recovery));
    return { next, details: 'Administrator signed in with a recovery code' };
  }
  const code = typed.replace(/\s/g, '');
  const step = oneTimePasswords.stepOf({ secret: factor.secret, code, now: clock.now() });
  const next = step === null ? null : afterStep(factor, step);
  return { next, details: 'Administrator signed in with a password and a code' };
};
