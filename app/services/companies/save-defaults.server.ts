import type { AdminCall, Writing } from '~/app/ports/deps';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import { ok, type Result } from '~/domain/shared/result';
import { checkLimits, type LimitError } from '~/domain/site/company-changes';
import type { TenantDefaults } from '~/domain/site/new-tenant';

/** Stores the defaults of new companies and sites. Existing ones do not change. */
export const saveDefaults = async ({
  deps,
  access: { scope },
  input,
}: AdminCall<Writing, { input: TenantDefaults }>): Promise<Result<null, LimitError>> => {
  const checked = checkLimits(input.company);
  if (!checked.ok) return checked;
  const event = { code: 'defaults-changed', defaults: input } as const;
  const entry = makeLogEntry(deps, scope, 'update', event);
  await deps.stores.system.saveDefaults(scope, input, entry);
  return ok(null);
};
