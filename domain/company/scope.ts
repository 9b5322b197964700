/** The names that partition every tenant item. */
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

declare const isMade: unique symbol;

/**
 * A tenant and who acts in it. The brand exists only in types, and `makeSiteScope` is the only way to get a
 * scope. A spread would keep the brand for another tenant, so lint refuses spreads outside tests.
 */
export interface SiteScope extends Tenant {
  readonly actor: Actor;
  readonly [isMade]: true;
}

/** Reserved: no registration can create them. */
export const defaultTenant: Tenant = { companyId: 'DEFAULT', siteId: 'MAIN' };
