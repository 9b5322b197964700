import type { Deps, Writing } from '~/app/ports/deps';
import type { DriverSession } from '~/app/ports/sessions';
import type { SignedIn } from '~/app/services/access/sign-in-driver.server';
import type { TooManyAttempts } from '~/app/services/attempts/attempt-counters.server';
import type { AttemptOrigin } from '~/app/services/attempts/attempt-origin';
import { withAttempt } from '~/app/services/attempts/take-attempt.server';
import { opensAt } from '~/domain/access/reset-code';
import { fail, ok, type Result } from '~/domain/shared/result';
import { getSessionEpoch } from '~/domain/site/site';
import { toInstant } from '~/domain/time/instant';
import { resetCodeHash } from './redeem-reset-code.server';
import {
  saveDriverPassword,
  type NewPassword,
  type SavePasswordError,
} from './save-driver-password.server';

type ProofError =
  | SavePasswordError
  | { readonly code: 'wrong-current-password' }
  | { readonly code: 'wrong-reset-code' };
export type ChangeDriverPasswordError = TooManyAttempts | ProofError;

/**
 * Changes the password of a signed-in driver, who must enter the current one. A first password requires a
 * code from the administrator instead, because anyone who knows the ID can sign in with it. All sessions end;
 * the result starts a new one for this driver.
 */
export const changeDriverPassword = async ({
  deps,
  access,
  input: { proof, ...input },
  ...origin
}: {
  deps: Pick<Deps, Writing | 'passwords' | 'sha256'>;
  access: DriverSession;
  /** `proof`: the current password if there is one, otherwise the code. */
  input: NewPassword & { readonly proof: string };
} & AttemptOrigin): Promise<Result<SignedIn, ChangeDriverPasswordError>> => {
  const { scope, site, company, driver } = access;
  const { employeeId } = driver;
  const change = async (): Promise<Result<number, ProofError>> => {
    const { credential } = await deps.stores.access.readDriver(scope, employeeId);
    const passwordHash = credential?.passwordHash ?? null;
    const codeHash = resetCodeHash(deps, proof);
    if (passwordHash === null) {
      const now = toInstant(deps.clock.now());
      if (!opensAt(credential?.resetCode, { hash: codeHash, now }))
        return fail({ code: 'wrong-reset-code' });
    } else if (!(await deps.passwords.verify(passwordHash, proof))) {
      return fail({ code: 'wrong-current-password' });
    }
    const shown =
      passwordHash === null
        ? ({ by: 'code', hash: codeHash } as const)
        : ({ by: 'password' } as const);
    return saveDriverPassword({ deps, access, credential, input, proof: shown });
  };
  const saved = await withAttempt(
    {
      deps,
      purpose: 'own-account',
      tenant: scope,
      account: employeeId,
      origin,
      wrong: ['wrong-current-password', 'wrong-reset-code'],
    },
    change,
  );
  if (!saved.ok) return saved;
  return ok({
    subject: employeeId,
    tenant: { companyId: scope.companyId, siteId: scope.siteId },
    signedInBy: 'password',
    sessionVersion: saved.value,
    sessionEpoch: getSessionEpoch(site, company),
  });
};
