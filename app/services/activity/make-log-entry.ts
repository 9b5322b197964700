import type { Deps } from '~/app/ports/deps';
import type { ActivityAction } from '~/domain/activity/actions';
import type { Activity, NewEvent } from '~/domain/activity/activity';
import { makeActivity } from '~/domain/activity/make-activity';
import type { Actor } from '~/domain/company/scope';
import { toInstant } from '~/domain/time/instant';

/** An activity log entry for an action of the actor. Pass `at` if the same time is stored elsewhere too. */
export const makeLogEntry = (
  { ids, clock }: Pick<Deps, 'ids' | 'clock'>,
  { actor }: { readonly actor: Actor },
  action: ActivityAction,
  event: NewEvent,
  { at = toInstant(clock.now()), name }: { at?: string; name?: string | undefined } = {},
): Activity => makeActivity({ id: ids.next(), at, actor, name, action, event });
