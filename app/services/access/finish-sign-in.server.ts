import type { Deps } from '~/app/services/deps';
import { makeActivity } from '~/domain/activity/make-activity';
import { toInstant } from '~/domain/shared/instant';
import type { SiteScope } from '~/domain/tenancy/scope';

/** Writes an administrator's sign-in to the site's log and counts it. */
export const finishSignIn = async ({
  deps,
  scope,
  details,
}: {
  deps: Pick<Deps, 'stores' | 'clock' | 'ids'>;
  scope: SiteScope;
  details: string;
}): Promise<void> => {
  const { actor } = scope;
  const at = toInstant(deps.clock.now());
  const entry = makeActivity({ id: deps.ids.next(), at, actor, action: 'login', details });
  await Promise.all([
    deps.stores.activity.append(scope, entry),
    deps.stores.system.countSignIn(scope, at),
  ]);
};
