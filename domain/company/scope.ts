/** The names that partition every tenant item (design 3). */
export interface Tenant {
  readonly companyId: string;
  readonly siteId: string;
}

export const isSameTenant = (a: Tenant | null | undefined, b: Tenant): boolean =>
  a?.companyId === b.companyId && a.siteId === b.siteId;

export type Actor =
  | { readonly role: 'driver'; readonly employeeId: string }
  | { readonly role: 'site-admin' | 'master'; readonly username: string }
  | { readonly role: 'system'; readonly name: string };

/** A tenant and who acts in it. Only guards and scheduled functions make one (style rule 4). */
export interface SiteScope extends Tenant {
  readonly actor: Actor;
}

/** Reserved: no registration can produce them (design 6). */
export const defaultTenant: Tenant = { companyId: 'DEFAULT', siteId: 'MAIN' };
