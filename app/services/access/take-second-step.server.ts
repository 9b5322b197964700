import type { Call, Writing } from '~/app/ports/deps';
import type { VerifiedClaims } from '~/app/ports/sessions';
import type { TooManyAttempts } from '~/app/services/attempts/attempt-counters.server';
import { adminAccount } from '~/app/services/attempts/attempt-origin';
import { withAttempt } from '~/app/services/attempts/take-attempt.server';
import type { SecondFactor } from '~/domain/access/second-factor';
import type { SignInWay } from '~/domain/access/sign-in-attempt';
import { fail, ok, type Result } from '~/domain/shared/result';
import { toInstant } from '~/domain/time/instant';
import { toAdminSession } from './check-admin.server';
import { checkPasswordWay, reportLastResort, type SsoDue } from './check-password-way.server';
import { finishSignIn } from './finish-sign-in.server';
import { keepAttempt, type SignInOrigin } from './keep-attempt.server';
import type { AdminSignedIn } from './sign-in-admin.server';

type WrongStep = 'wrong-code' | 'wrong-passkey';
type StepError =
  | { readonly code: WrongStep }
  /** The password step no longer counts, because the account was changed or the site was deactivated after it. */
  | { readonly code: 'sign-in-over' }
  | SsoDue;
export type SecondStepError = StepError | TooManyAttempts;

/** What a code or passkey leaves of the factor; null if it is wrong. */
export interface StepReading {
  readonly next: SecondFactor | null;
  readonly way: SignInWay;
}

/**
 * The second step of an administrator's sign-in, by whatever `read` accepts. All ways of it share one counter of failures.
 * `claims` are those of the session that the password step opened.
 */
export const takeSecondStep = ({
  deps,
  claims,
  wrong,
  read: readStep,
  origin,
}: Call<
  Writing,
  {
    claims: VerifiedClaims;
    /** The error of a wrong answer. */
    wrong: WrongStep;
    read: (factor: SecondFactor) => Promise<StepReading>;
    origin: SignInOrigin;
  }
>): Promise<Result<AdminSignedIn, SecondStepError>> => {
  const tenant = { companyId: claims.companyId, siteId: claims.siteId };
  const enter = async (): Promise<Result<AdminSignedIn, StepError>> => {
    const read = await deps.stores.access.readAdmin(tenant, claims.sub);
    const { credential } = read;
    const access = toAdminSession(read, claims, toInstant(deps.clock.now()));
    const factor = credential?.secondFactor;
    if (!access || !factor) return fail({ code: 'sign-in-over' });
    // The company may have decided since the password step that passwords do not count.
    const allowed = await checkPasswordWay(deps, tenant, credential);
    if (typeof allowed === 'object') return fail(allowed);
    const { username, scope } = access;
    const { next, way } = await readStep(factor);
    const isRight =
      next &&
      (await deps.stores.credentials.useSecondFactor(tenant, username, { read: factor, next }));
    if (!isRight) {
      await keepAttempt({ deps, tenant, username, outcome: wrong, origin });
      return fail({ code: wrong });
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
  return withAttempt({ deps, purpose: 'code', tenant, account, origin, wrong: [wrong] }, enter);
};
