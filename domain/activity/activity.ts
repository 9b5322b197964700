import type { Activity } from './activity-schema';

export type { Activity } from './activity-schema';

export const actions = ['create', 'update', 'delete', 'view', 'login', 'logout', 'save'] as const;
export const actorRoles = ['driver', 'site-admin', 'master', 'system'] as const;

/** Who did it: `Ada Driver (1000001)`, or the name alone where it is the id. */
export const actorText = ({ id, name }: Activity['actor']): string =>
  name === id ? name : `${name} (${id})`;
