import type { Deps, Writing } from '~/app/ports/deps';
import type { TooManyAttempts } from '~/app/services/attempts/attempt-counters.server';
import type { AttemptOrigin } from '~/app/services/attempts/attempt-origin';
import { printedCode } from '~/domain/access/printed-code';
import { opensAt } from '~/domain/access/reset-code';
import type { Tenant } from '~/domain/company/scope';
import { fail, ok, type Result } from '~/domain/shared/result';
import { toInstant } from '~/domain/time/instant';
import {
  saveDriverPassword,
  type NewPassword,
  type SavePasswordError,
} from './save-driver-password.server';
import { withResetAccounts, type ResetAccount } from './with-reset-accounts.server';

type CodeError =
  | SavePasswordError
  /** The ID or the code is wrong, or the code is used or expired. The answer does not reveal which. */
  | { readonly code: 'wrong-reset-code' };
export type RedeemResetCodeError = TooManyAttempts | CodeError;

/** The hash under which a typed code would be stored. */
export const resetCodeHash = ({ sha256 }: Pick<Deps, 'sha256'>, typed: string): string =>
  sha256(printedCode(typed) ?? '');

/**
 * Sets a driver's password with the one-time code from the administrator. The password is hashed only if the
 * code is correct, so that a wrong guess costs little.
 */
export const redeemResetCode = ({
  deps,
  tenant: chosen,
  input: { employeeId, code, ...input },
  ...origin
}: {
  deps: Pick<Deps, Writing | 'passwords' | 'sha256'>;
  /** Null means every site that knows the ID. */
  tenant: Tenant | null;
  input: NewPassword & { readonly employeeId: string; readonly code: string };
} & AttemptOrigin): Promise<Result<Tenant, RedeemResetCodeError>> => {
  const redeem = async (accounts: readonly ResetAccount[]): Promise<Result<Tenant, CodeError>> => {
    const hash = resetCodeHash(deps, code);
    const now = toInstant(deps.clock.now());
    // If several companies know the ID, choose the account of the one that issued the code.
    const account = accounts.find(({ credential }) =>
      opensAt(credential?.resetCode, { hash, now }),
    );
    if (!account?.access) return fail({ code: 'wrong-reset-code' });
    const { tenant, access, credential } = account;
    const proof = { by: 'code', hash } as const;
    const saved = await saveDriverPassword({ deps, access, credential, input, proof });
    return saved.ok ? ok(tenant) : saved;
  };
  return withResetAccounts(
    { deps, chosen, employeeId, wrong: 'wrong-reset-code', ...origin },
    redeem,
  );
};
