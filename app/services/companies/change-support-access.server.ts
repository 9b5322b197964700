import type { AdminSession } from '~/app/ports/sessions';
import type { Company } from '~/domain/company/company';
import { getSupportEnd } from '~/domain/company/support-access';
import { getPersonName } from '~/domain/people/person';
import { deadlineAt } from '~/domain/shared/deadline';
import { toEpochMs } from '~/domain/shared/instant';
import { ok, type Result } from '~/domain/shared/result';
import { hourMs } from '~/domain/shared/time-units';
import {
  changeCompany,
  type ChangeCompanyError,
  type CompanyChangeDeps,
} from './change-company.server';

/**
 * Lets support sign in at the company of a company admin for so many hours from now on, or no longer (0), which ends its
 * sessions at their next request.
 */
export const changeSupportAccess = ({
  deps,
  access,
  hours,
}: {
  deps: CompanyChangeDeps;
  access: AdminSession;
  hours: number;
}): Promise<Result<Company, ChangeCompanyError>> => {
  const { companyId } = access.scope;
  const { timeZone } = access.site;
  return changeCompany({
    deps,
    access,
    companyId,
    decide: ({ company }, now) => {
      if (hours === 0 && getSupportEnd(company, now) === null) return ok(null);
      const until = hours === 0 ? null : deadlineAt(toEpochMs(now) + hours * hourMs, timeZone);
      return ok({
        company: { ...company, supportUntil: until?.instant },
        act: { code: 'support-access-changed', companyId, until, by: getPersonName(access) },
      });
    },
  });
};
