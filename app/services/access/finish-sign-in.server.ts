import type { ScopeCall, Writing } from '~/app/ports/deps';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import type { SignInWay } from '~/domain/access/sign-in-attempt';
import { toInstant } from '~/domain/time/instant';
import { keepAttempt, type SignInOrigin } from './keep-attempt.server';

/** Records an administrator's sign-in in the site's log and the account's history, and counts it. */
export const finishSignIn = async ({
  deps,
  scope,
  username,
  way,
  origin,
}: ScopeCall<
  Writing,
  { username: string; way: SignInWay; origin: SignInOrigin }
>): Promise<void> => {
  const at = toInstant(deps.clock.now());
  const event = { code: 'administrator-signed-in', way } as const;
  const entry = makeLogEntry(deps, scope, 'login', event, { at });
  await Promise.all([
    deps.stores.activity.append(scope, entry),
    deps.stores.system.countSignIn(scope, at),
    keepAttempt({ deps, tenant: scope, username, outcome: way, origin }),
    // Whoever has the master password is not this person.
    way !== 'master' && deps.stores.people.noteSignIn(scope, username, at),
  ]);
};
