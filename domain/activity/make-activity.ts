import type { Actor } from '~/domain/company/scope';
import type { ActivityAction } from './actions';
import type { Activity, ActivityEvent } from './activity';
import { maxEventLength } from './limits';

/** As many of the first IDs as fit into an entry, joined by commas. */
const fittingIds = (ids: readonly string[]): string[] => {
  let length = 0;
  return ids.filter((id) => (length += id.length + 2) <= maxEventLength);
};

const fitting = (event: ActivityEvent): ActivityEvent =>
  'ids' in event ? { ...event, ids: fittingIds(event.ids) } : event;

const getActorId = (actor: Actor): string => {
  if (actor.role === 'driver') return actor.employeeId;
  if (actor.role === 'program') return actor.tokenId;
  return actor.role === 'system' ? actor.name : actor.username;
};

/** An activity log entry for an action of `actor`. `name` is their display name. */
export const makeActivity = (input: {
  id: string;
  at: string;
  actor: Actor;
  name?: string | undefined;
  action: ActivityAction;
  event: ActivityEvent;
}): Activity => {
  const { actor } = input;
  const id = getActorId(actor);
  const ownName = actor.role === 'driver' ? undefined : actor.name;
  return {
    id: input.id,
    at: input.at,
    actor: { role: actor.role, id, name: input.name ?? ownName ?? id },
    action: input.action,
    event: fitting(input.event),
  };
};
