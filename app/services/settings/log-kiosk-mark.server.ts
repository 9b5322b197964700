import type { AdminSession } from '~/app/ports/sessions';
import type { Deps } from '~/app/ports/deps';
import { makeActivity } from '~/domain/activity/make-activity';
import { toInstant } from '~/domain/shared/instant';

/** Logs that an administrator made a browser a kiosk of the site, or an ordinary one again. */
export const logKioskMark = async ({
  deps,
  access: { scope },
  isKiosk,
}: {
  deps: Pick<Deps, 'stores' | 'clock' | 'ids'>;
  access: AdminSession;
  isKiosk: boolean;
}): Promise<void> => {
  const entry = makeActivity({
    id: deps.ids.next(),
    at: toInstant(deps.clock.now()),
    actor: scope.actor,
    action: 'update',
    details: isKiosk ? 'Marked a computer as a kiosk' : 'Took the kiosk mark off a computer',
  });
  await deps.stores.activity.append(scope, entry);
};
