import type { AdminCall, Writing } from '~/app/ports/deps';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import { fail, ok, type Result } from '~/domain/shared/result';
import { listPlanned, checkPlannedWork, type PlanWorkError } from '~/domain/status/planned-work';
import type { PlannedWork } from '~/domain/status/planned-work-schema';
import { toInstant } from '~/domain/time/instant';
import { toLoggedWork } from './to-logged-work';

/** Another master administrator changed the plan at the same time. */
export interface PlanChanged {
  readonly code: 'plan-changed';
}

/** Plans work on the installation, which pages announce. The times are local times of the master administrator's site. */
export const planWork = async ({
  deps,
  access: { scope, site },
  input,
}: AdminCall<
  Writing,
  { input: { readonly from: string; readonly until: string; readonly note: string } }
>): Promise<Result<PlannedWork, PlanWorkError | PlanChanged>> => {
  const at = toInstant(deps.clock.now());
  const plan = await deps.stores.status.readPlan();
  const typed = { ...input, id: deps.ids.next(), timeZone: site.timeZone };
  const decided = checkPlannedWork(plan, typed, at);
  if (!decided.ok) return decided;
  const work = decided.value;
  const event = { code: 'work-planned', ...toLoggedWork(work) } as const;
  const entry = makeLogEntry(deps, scope, 'create', event, { at });
  const works = [...listPlanned(plan, at), work];
  return (await deps.stores.status.savePlan(scope, { ...plan, works }, entry))
    ? ok(work)
    : fail({ code: 'plan-changed' });
};
