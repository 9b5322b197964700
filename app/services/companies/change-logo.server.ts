import { createHash } from 'node:crypto';
import type { AdminCall, Call, Writing } from '~/app/ports/deps';
import type { AdminSession } from '~/app/ports/sessions';
import {
  openCounter,
  tooManyAttempts,
  type TooManyAttempts,
} from '~/app/services/attempts/attempt-counters.server';
import type { AttemptLimit } from '~/domain/access/attempt-limits';
import type { Company } from '~/domain/company/company';
import type { StoredLogo } from '~/domain/logo/logo';
import { readLogo, type LogoProblem } from '~/domain/logo/read-logo';
import { getPersonName } from '~/domain/people/person';
import { fail, ok, type Result } from '~/domain/shared/result';
import { dayMs } from '~/domain/time/time-units';
import { changeCompany, type ChangeCompanyError } from './change-company.server';

export type ChangeLogoError = LogoProblem | ChangeCompanyError | TooManyAttempts;

/** How often a company may change its logo, because each time everybody who answers for one of its sites gets an email. */
const allowances: AttemptLimit = { max: 10, windowMs: dayMs };

const getVersion = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 32);

/** Shows the image as the logo of a company admin's company, on all pages of its sites. */
export const setLogo = async ({
  deps,
  access,
  bytes,
}: AdminCall<
  Writing,
  {
    /** The uploaded file. */
    bytes: Uint8Array;
  }
>): Promise<Result<Company, ChangeLogoError>> => {
  const { companyId } = access.scope;
  const read = readLogo(bytes);
  if (!read.ok) return read;
  if (!(await openCounter(deps, `logo#${companyId}`).take(allowances)))
    return fail(tooManyAttempts(deps.clock.now(), allowances));
  const { type, width, height } = read.value;
  const put: StoredLogo = { type, bytes: read.value.bytes, version: getVersion(read.value.bytes) };
  return changeCompany({
    deps,
    access,
    companyId,
    decide: ({ company }) => {
      if (company.logo?.version === put.version) return ok(null);
      return ok({
        company: { ...company, logo: { version: put.version, width, height } },
        logo: { put, remove: company.logo?.version },
        act: {
          code: 'company-logo-changed',
          companyId,
          isRemoved: false,
          by: getPersonName(access),
        },
      });
    },
  });
};

/** Removes the logo of any company. `by` is the company admin who decided it; null: the master administrator. */
export const removeLogo = ({
  deps,
  access,
  companyId,
  by,
}: Call<
  Writing,
  { access: Pick<AdminSession, 'scope'>; companyId: string; by: string | null }
>): Promise<Result<Company, ChangeCompanyError>> =>
  changeCompany({
    deps,
    access,
    companyId,
    decide: ({ company: { logo, ...company } }) =>
      ok(
        logo
          ? {
              company,
              logo: { remove: logo.version },
              act: { code: 'company-logo-changed', companyId, isRemoved: true, by },
            }
          : null,
      ),
  });
