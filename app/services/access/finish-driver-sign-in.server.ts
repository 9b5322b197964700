import type { Deps } from '~/app/ports/deps';
import { makeSiteScope } from '~/app/ports/sessions';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import {
  noteDriverBehind,
  type CounterDeps,
} from '~/app/services/attempts/attempt-counters.server';
import { findSender, type AttemptOrigin } from '~/app/services/attempts/attempt-origin';
import { settleLookUp } from '~/app/services/attempts/count-look-ups.server';
import type { NewEvent } from '~/domain/activity/activity';
import type { Tenant } from '~/domain/company/scope';
import type { Driver } from '~/domain/drivers/driver';

type SignedInBy = Extract<NewEvent, { code: 'signed-in' }>['by'];

/** Records a driver's sign-in in the site's log and counts it. It was not a guess, so its lookup no longer counts. */
export const finishDriverSignIn = async ({
  deps,
  tenant,
  driver: { employeeId, name },
  by,
  origin,
}: {
  deps: Pick<Deps, 'ids'> & CounterDeps;
  tenant: Tenant;
  driver: Driver;
  by: SignedInBy;
  origin: AttemptOrigin;
}): Promise<void> => {
  const scope = makeSiteScope(tenant, { role: 'driver', employeeId });
  const entry = makeLogEntry(deps, scope, 'login', { code: 'signed-in', by }, { name });
  const sender = findSender(origin, tenant, employeeId, by === 'id' ? 'id' : 'secret');
  await Promise.all([
    settleLookUp({ deps, tenant, employeeId, origin }),
    noteDriverBehind(deps, sender, tenant, employeeId),
    deps.stores.activity.append(scope, entry),
    deps.stores.system.countSignIn(tenant, entry.at),
  ]);
};
