import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import type { AdminSession } from '~/app/ports/sessions';
import { ok, type Result } from '~/domain/shared/result';
import { checkLimits, type LimitError } from '~/domain/site/company-changes';
import type { TenantDefaults } from '~/domain/site/new-tenant';
import type { CompanyChangeDeps } from './change-company.server';

/** Stores the defaults of new companies and sites. Existing ones do not change. */
export const saveDefaults = async ({
  deps,
  access: { scope },
  input,
}: {
  deps: CompanyChangeDeps;
  access: AdminSession;
  input: TenantDefaults;
}): Promise<Result<null, LimitError>> => {
  const checked = checkLimits(input.company);
  if (!checked.ok) return checked;
  const event = { code: 'defaults-changed', defaults: input } as const;
  const entry = makeLogEntry(deps, scope, 'update', event);
  await deps.stores.system.saveDefaults(scope, input, entry);
  return ok(null);
};
