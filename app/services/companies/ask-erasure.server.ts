import type { AdminCall, Writing } from '~/app/ports/deps';
import {
  askErasure,
  type AskedErasure,
  type AskErasureRefusal,
} from '~/domain/erasure/asked-erasure';
import { fail, ok, type Result } from '~/domain/shared/result';
import { changeCompany, type ChangeCompanyError } from './change-company.server';

export type AskErasureError =
  | AskErasureRefusal
  | ChangeCompanyError
  /** It cannot be undone, and the master password does not say who acts. */
  | { readonly code: 'no-erasure-with-master-password' };

/**
 * Asks to erase a deactivated company, or a deactivated site of it. Everybody who answers for it is told, and it can be
 * withdrawn until its day. Gives the day.
 */
export const askTenantErasure = async ({
  deps,
  access,
  input: { companyId, siteId = null, typed, reason },
}: AdminCall<
  Writing,
  {
    input: {
      readonly companyId: string;
      readonly siteId?: string | null | undefined;
      readonly typed: string;
      readonly reason: string;
    };
  }
>): Promise<Result<string, AskErasureError>> => {
  if (access.byMasterPassword) return fail({ code: 'no-erasure-with-master-password' });
  let asked: AskedErasure | undefined;
  const changed = await changeCompany({
    deps,
    access,
    companyId,
    decide: (current, at) => {
      const { username: by, site } = access;
      const wanted = { siteId, typed, reason, by, at, timeZone: site.timeZone };
      const decided = askErasure(current, wanted);
      if (!decided.ok) return decided;
      asked = decided.value;
      const { eraseOn, eraseFrom } = asked;
      return ok({
        company: current.company,
        erasures: { ...current.erasures, asked: [...current.erasures.asked, asked] },
        act: {
          code: 'tenant-erasure-asked',
          companyId,
          siteId,
          eraseOn,
          eraseFrom,
          reason: asked.reason,
        },
      });
    },
  });
  return changed.ok ? ok(asked?.eraseOn ?? '') : changed;
};
