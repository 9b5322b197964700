/** The roles at one site, from the one that may do the least to the one that may do the most. */
export const siteRoles = ['steward', 'dispatcher', 'site-admin'] as const;
export type SiteRole = (typeof siteRoles)[number];

/** The roles that a company gives to people. A company admin may do at each of its sites all that a site admin may. */
export const companyRoles = [...siteRoles, 'company-admin'] as const;
export type CompanyRole = (typeof companyRoles)[number];

/** Master is the role of those who run the installation. In their own company they may do all that a company admin may. */
export const adminRoles = [...companyRoles, 'master'] as const;
export type AdminRole = (typeof adminRoles)[number];

/** Whether a role may do what needs at least the role `least`. */
export const hasRole = (role: AdminRole, least: AdminRole): boolean =>
  adminRoles.indexOf(role) >= adminRoles.indexOf(least);
