import type { AdminCall, Writing } from '~/app/ports/deps';
import type { Company, CompanySettings } from '~/domain/company/company';
import { companyDifferences } from '~/domain/company/company-act';
import { ok, type Result } from '~/domain/shared/result';
import { checkLimits, type LimitError } from '~/domain/site/company-changes';
import { changeCompany, type ChangeCompanyError } from './change-company.server';

export type CompanySettingsError = LimitError | ChangeCompanyError;

/** Replaces a company's rules and limits, which apply to the next request of its sites. */
export const changeCompanySettings = async ({
  deps,
  access,
  input: { companyId, settings, isFree },
}: AdminCall<
  Writing,
  { input: { companyId: string; settings: CompanySettings; isFree: boolean } }
>): Promise<Result<Company, CompanySettingsError>> => {
  const checked = checkLimits(settings);
  if (!checked.ok) return checked;
  return changeCompany({
    deps,
    access,
    companyId,
    decide: ({ company }) => {
      const changes = companyDifferences(company, { settings, isFree });
      if (changes.length === 0) return ok(null);
      return ok({
        company: { ...company, settings, isFree },
        act: { code: 'company-settings-changed', companyId, settings, changes },
      });
    },
  });
};
