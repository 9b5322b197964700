import type { Actor } from '~/domain/company/scope';
import type { Activity } from './activity';
import { maxDetailsLength } from './limits';

/** A longer entry could not be read back, so it is shortened at the end. */
const fitting = (details: string): string =>
  details.length <= maxDetailsLength
    ? details
    : `${details.slice(0, Math.max(0, details.lastIndexOf(' ', maxDetailsLength - 2)))} …`;

/** An activity log entry for an action of `actor`. `name` is their display name. */
export const makeActivity = (input: {
  id: string;
  at: string;
  actor: Actor;
  name?: string | undefined;
  action: Activity['action'];
  details: string;
}): Activity => {
  const { actor } = input;
  const id =
    actor.role === 'driver'
      ? actor.employeeId
      : actor.role === 'system'
        ? actor.name
        : actor.username;
  return {
    id: input.id,
    at: input.at,
    actor: { role: actor.role, id, name: input.name ?? id },
    action: input.action,
    details: fitting(input.details),
  };
};
