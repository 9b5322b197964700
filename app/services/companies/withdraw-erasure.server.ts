import type { Call, Writing } from '~/app/ports/deps';
import type { AdminSession } from '~/app/ports/sessions';
import type { Company } from '~/domain/company/company';
import { fail, ok, type Result } from '~/domain/shared/result';
import { changeCompany, type ChangeCompanyError } from './change-company.server';

export type WithdrawErasureError = ChangeCompanyError | { readonly code: 'no-erasure-asked' };

/** Withdraws the erasure of a company, or of a site of it, that waits. Everybody who answers for it is told. */
export const withdrawErasure = ({
  deps,
  access,
  input: { companyId, siteId = null },
}: Call<
  Writing,
  {
    access: Pick<AdminSession, 'scope'>;
    input: { readonly companyId: string; readonly siteId?: string | null | undefined };
  }
>): Promise<Result<Company, WithdrawErasureError>> =>
  changeCompany({
    deps,
    access,
    companyId,
    decide: ({ company, erasures }) => {
      const asked = erasures.asked.filter((one) => one.siteId !== siteId);
      if (asked.length === erasures.asked.length) return fail({ code: 'no-erasure-asked' });
      return ok({
        company,
        erasures: { ...erasures, asked },
        act: { code: 'tenant-erasure-withdrawn', companyId, siteId },
      });
    },
  });
