import type { AdminCall, Writing } from '~/app/ports/deps';
import {
  openCounter,
  tooManyAttempts,
  type TooManyAttempts,
} from '~/app/services/attempts/attempt-counters.server';
import type { AttemptLimit } from '~/domain/access/attempt-limits';
import type { Company } from '~/domain/company/company';
import { getSupportEnd } from '~/domain/company/support-access';
import { getPersonName } from '~/domain/people/person';
import { fail, ok, type Result } from '~/domain/shared/result';
import { deadlineAt } from '~/domain/time/deadline';
import { toEpochMs } from '~/domain/time/instant';
import { dayMs, hourMs } from '~/domain/time/time-units';
import { changeCompany, type ChangeCompanyError } from './change-company.server';

/** How often a company may let support in, because each time everybody who answers for one of its sites gets an email. */
const allowances: AttemptLimit = { max: 10, windowMs: dayMs };

/**
 * Lets support sign in at the company of a company admin for this many hours from now on. With 0 hours support may no longer
 * sign in, and its sessions end at their next request.
 */
export const changeSupportAccess = async ({
  deps,
  access,
  hours,
}: AdminCall<Writing, { hours: number }>): Promise<
  Result<Company, ChangeCompanyError | TooManyAttempts>
> => {
  const { companyId } = access.scope;
  const { timeZone } = access.site;
  const isCounted = hours === 0 || openCounter(deps, `support#${companyId}`).take(allowances);
  if (!(await isCounted)) return fail(tooManyAttempts(deps.clock.now(), allowances));
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
