import type { Deps } from '~/app/services/deps';
import { printedCode } from '~/domain/access/printed-code';
import { opensAt } from '~/domain/access/reset-code';
import { toInstant } from '~/domain/shared/instant';
import { fail, ok, type Result } from '~/domain/shared/result';
import type { Tenant } from '~/domain/tenancy/scope';
import { findResetAccount, type ResetAccountError } from './find-reset-account.server';
import {
  saveDriverPassword,
  type NewPassword,
  type SavePasswordError,
} from './save-driver-password.server';

export type RedeemResetCodeError =
  | ResetAccountError
  | SavePasswordError
  /** Wrong id, wrong code, used or expired: nobody learns which. */
  | { readonly code: 'wrong-reset-code' };

/** The hash under which a typed code would be stored. */
export const resetCodeHash = ({ sha256 }: Pick<Deps, 'sha256'>, typed: string): string =>
  sha256(printedCode(typed) ?? '');

/**
 * Sets a driver's password by the code that the administrator gave them (design 6). Nothing is hashed
 * without a right code.
 */
export const redeemResetCode = async ({
  deps,
  tenant: chosen,
  input: { employeeId, code, ...input },
  address,
}: {
  deps: Pick<Deps, 'stores' | 'clock' | 'ids' | 'passwords' | 'sha256'>;
  /** Null: wherever the id is known. */
  tenant: Tenant | null;
  input: NewPassword & { readonly employeeId: string; readonly code: string };
  address: string;
}): Promise<Result<Tenant, RedeemResetCodeError>> => {
  const found = await findResetAccount({ deps, chosen, employeeId, address });
  if (!found.ok) return found;
  const { tenant, access, credential } = found.value;
  const hash = resetCodeHash(deps, code);
  const isRight = opensAt(credential?.resetCode, { hash, now: toInstant(deps.clock.now()) });
  if (!access || !isRight) return fail({ code: 'wrong-reset-code' });
  const proof = { by: 'code', hash } as const;
  const saved = await saveDriverPassword({ deps, access, credential, input, proof });
  return saved.ok ? ok(tenant) : saved;
};
