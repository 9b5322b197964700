import type { Activity } from './activity-schema';

export type { Activity } from './activity-schema';

/** Who did it: `Ada Driver (1000001)`, or the name alone where it is the id. */
export const actorText = ({ id, name }: Activity['actor']): string =>
  name === id ? name : `${name} (${id})`;
