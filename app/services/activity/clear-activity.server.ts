import type { AdminSession } from '~/app/ports/sessions';
import type { Deps } from '~/app/ports/deps';
import { makeActivity } from '~/domain/activity/make-activity';
import { toInstant } from '~/domain/shared/instant';

/** Hides the entries so far from the site's view; the record stays, and this is logged (design 7). */
export const clearActivity = async ({
  deps,
  access: { scope },
}: {
  deps: Pick<Deps, 'stores' | 'clock' | 'ids'>;
  access: AdminSession;
}): Promise<void> => {
  const entry = makeActivity({
    id: deps.ids.next(),
    at: toInstant(deps.clock.now()),
    actor: scope.actor,
    action: 'delete',
    details: 'Cleared the activity log: older entries are hidden here and kept on record',
  });
  await deps.stores.activity.hideOlder(scope, entry);
};
