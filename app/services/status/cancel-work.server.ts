import type { AdminCall, Writing } from '~/app/ports/deps';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import { fail, ok, type Result } from '~/domain/shared/result';
import { listPlanned } from '~/domain/status/planned-work';
import { toInstant } from '~/domain/time/instant';
import type { PlanChanged } from './plan-work.server';
import { toLoggedWork } from './to-logged-work';

/** Takes planned work back, or ends work that has begun earlier than planned. Work that is over or gone is left as it is. */
export const cancelWork = async ({
  deps,
  access: { scope },
  id,
}: AdminCall<Writing, { id: string }>): Promise<Result<null, PlanChanged>> => {
  const at = toInstant(deps.clock.now());
  const plan = await deps.stores.status.readPlan();
  const planned = listPlanned(plan, at);
  const work = planned.find((one) => one.id === id);
  if (!work) return ok(null);
  const event = { code: 'work-canceled', ...toLoggedWork(work) } as const;
  const entry = makeLogEntry(deps, scope, 'delete', event, { at });
  const works = planned.filter((one) => one !== work);
  return (await deps.stores.status.savePlan(scope, { ...plan, works }, entry))
    ? ok(null)
    : fail({ code: 'plan-changed' });
};
