import type { AdminCall, Writing } from '~/app/ports/deps';
import type { Company } from '~/domain/company/company';
import { withoutActivated } from '~/domain/erasure/asked-erasure';
import { ok, type Result } from '~/domain/shared/result';
import { switchTenant, type SwitchError } from '~/domain/site/company-changes';
import { changeCompany, type ChangeCompanyError } from './change-company.server';

export type SwitchActiveError = SwitchError | ChangeCompanyError;

/**
 * Activates or deactivates a site, or a company with all its sites. Deactivating ends their sessions at once; activating
 * withdraws their erasure.
 */
export const switchActive = ({
  deps,
  access,
  input: { companyId, siteId, isActive },
}: AdminCall<
  Writing,
  { input: { companyId: string; siteId?: string | undefined; isActive: boolean } }
>): Promise<Result<Company, SwitchActiveError>> =>
  changeCompany({
    deps,
    access,
    companyId,
    decide: (current, at) => {
      const decided = switchTenant(current, { siteId, isActive, at });
      if (!decided.ok) return decided;
      const { switched } = decided.value;
      if (!switched.company && switched.siteIds.length === 0) return ok(null);
      return ok({
        ...decided.value,
        erasures: withoutActivated(current.erasures, switched),
        act: { code: 'tenant-switched', companyId, siteId: siteId ?? null, isActive },
      });
    },
  });
