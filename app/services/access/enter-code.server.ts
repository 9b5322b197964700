import type { Deps } from '~/app/ports/deps';
import { printedCode } from '~/domain/access/printed-code';
import {
  afterStep,
  isFastHash,
  withoutRecoveryHash,
  type SecondFactor,
} from '~/domain/access/second-factor';
import type { SignInWay } from '~/domain/access/sign-in-attempt';
import { toInstant } from '~/domain/shared/instant';
import { fail, ok, type Result } from '~/domain/shared/result';
import { toAdminSession } from './check-admin.server';
import type { TooManyAttempts } from '~/app/services/attempts/attempt-counters.server';
import { adminAccount } from '~/app/services/attempts/attempt-origin';
import { checkPasswordWay, reportLastResort, type SsoDue } from './check-password-way.server';
import { finishSignIn } from './finish-sign-in.server';
import { keepAttempt, type SignInOrigin } from './keep-attempt.server';
import type { VerifiedClaims } from '~/app/ports/sessions';
import type { AdminSignedIn } from './sign-in-admin.server';
import { withAttempt } from '~/app/services/attempts/take-attempt.server';

type CodeError =
  | { readonly code: 'wrong-code' }
  /** The password step no longer counts, because the account was changed or the site was deactivated after it. */
  | { readonly code: 'sign-in-over' }
  | SsoDue;
export type EnterCodeError = CodeError | TooManyAttempts;

/**
 * The second step of an administrator's sign-in: a code from the app or a recovery code, which works only once.
 * `claims` are those of the session that the password step opened.
 */
export const enterCode = ({
  deps,
  claims,
  typed,
  ...origin
}: {
  deps: Pick<Deps, 'stores' | 'clock' | 'ids' | 'sha256' | 'passwords' | 'oneTimePasswords'>;
  claims: VerifiedClaims;
  typed: string;
} & SignInOrigin): Promise<Result<AdminSignedIn, EnterCodeError>> => {
  const tenant = { companyId: claims.companyId, siteId: claims.siteId };
  const enter = async (): Promise<Result<AdminSignedIn, CodeError>> => {
    const read = await deps.stores.access.readAdmin(tenant, claims.sub);
    const { credential } = read;
    const access = toAdminSession(read, claims, toInstant(deps.clock.now()));
    const factor = credential?.secondFactor;
    if (!access || !factor) return fail({ code: 'sign-in-over' });
    // The company may have decided since the password step that passwords do not count.
    const allowed = await checkPasswordWay(deps, tenant, credential);
    if (typeof allowed === 'object') return fail(allowed);
    const { username, scope } = access;
    const { next, way } = await readCode(factor, typed, deps);
    const isRight =
      next &&
      (await deps.stores.credentials.useSecondFactor(tenant, username, { read: factor, next }));
    if (!isRight) {
      await keepAttempt({ deps, tenant, username, outcome: 'wrong-code', origin });
      return fail({ code: 'wrong-code' });
    }
    await finishSignIn({ deps, scope, username, way, origin });
    if (allowed === 'last-resort') await reportLastResort(deps, scope, credential);
    return ok({
      subject: claims.sub,
      tenant,
      signedInBy: 'password+code',
      sessionVersion: claims.sv,
      sessionEpoch: claims.ep,
      needsCode: false,
    });
  };
  const account = adminAccount(claims.sub);
  return withAttempt(
    { deps, purpose: 'code', tenant, account, origin, wrong: ['wrong-code'] },
    enter,
  );
};

/** One hash at most, because all codes of a set have the same salt. */
const afterRecoveryCode = async (
  factor: SecondFactor,
  code: string,
  { sha256, passwords }: Pick<Deps, 'sha256' | 'passwords'>,
): Promise<SecondFactor | null> => {
  const [stored] = factor.recoveryHashes;
  if (stored === undefined) return null;
  const hash = isFastHash(stored) ? sha256(code) : await passwords.hashLike(stored, code);
  return withoutRecoveryHash(factor, hash);
};

const readCode = async (
  factor: SecondFactor,
  typed: string,
  deps: Pick<Deps, 'oneTimePasswords' | 'clock' | 'sha256' | 'passwords'>,
): Promise<{ next: SecondFactor | null; way: SignInWay }> => {
  const { oneTimePasswords, clock } = deps;
  const recovery = printedCode(typed);
  if (recovery)
    return { next: await afterRecoveryCode(factor, recovery, deps), way: 'recovery-code' };
  const code = typed.replace(/\s/g, '');
  const step = oneTimePasswords.findStep({ secret: factor.secret, code, now: clock.now() });
  const next = step === null ? null : afterStep(factor, step);
  return { next, way: 'password+code' };
};
