export const actions = ['create', 'update', 'delete', 'view', 'login', 'logout', 'save'] as const;
export type ActivityAction = (typeof actions)[number];
export const actorRoles = ['driver', 'site-admin', 'master', 'system'] as const;
