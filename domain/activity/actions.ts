import { adminRoles } from '~/domain/company/admin-role';

export const actions = ['create', 'update', 'delete', 'view', 'login', 'logout', 'save'] as const;
export type ActivityAction = (typeof actions)[number];
export const actorRoles = ['driver', ...adminRoles, 'program', 'system'] as const;
