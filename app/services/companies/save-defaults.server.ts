import type { AdminSession } from '~/app/ports/sessions';
import { makeActivity } from '~/domain/activity/make-activity';
import { toInstant } from '~/domain/shared/instant';
import { ok, type Result } from '~/domain/shared/result';
import { checkLimits, type LimitError } from '~/domain/site/company-changes';
import { describeSettings } from '~/domain/company/company-words';
import type { TenantDefaults } from '~/domain/site/new-tenant';
import type { CompanyChangeDeps } from './change-company.server';

/** Stores what companies and sites start with from now on; those that exist keep theirs. */
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
  const onOff = (isOn: boolean) => (isOn ? 'On' : 'Off');
  const entry = makeActivity({
    id: deps.ids.next(),
    at: toInstant(deps.clock.now()),
    actor: scope.actor,
    action: 'update',
    details: `Changed the defaults of new companies: ${describeSettings(input.company)}; Auto assignment: ${onOff(input.autoAssignment)}; Auto portal closure: ${onOff(input.autoPortalClosure)}; Printing: ${onOff(input.printing)}`,
  });
  await deps.stores.system.saveDefaults(scope, input, entry);
  return ok(null);
};
