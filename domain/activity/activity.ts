import type { Activity } from './activity-schema';

export type { Activity } from './activity-schema';
export type { ActivityEvent, NewEvent } from './event-schema';

/** The actor: `Ada Driver (1000001)`, or only the name if it equals the id. */
export const actorText = ({ id, name }: Activity['actor']): string =>
  name === id ? name : `${name} (${id})`;
