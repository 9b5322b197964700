/** The roles that a site gives to people, from the one that may do the least to the one that may do the most. */
export const siteRoles = ['steward', 'dispatcher', 'site-admin'] as const;
export type SiteRole = (typeof siteRoles)[number];

/** Master is the role of those who run the installation. At their own site they may do all that a site admin may. */
export const adminRoles = [...siteRoles, 'master'] as const;
export type AdminRole = (typeof adminRoles)[number];

/** Whether a role may do what needs at least the role `least`. */
export const hasRole = (role: AdminRole, least: AdminRole): boolean =>
  adminRoles.indexOf(role) >= adminRoles.indexOf(least);
