import type { AdminRole } from '~/domain/company/admin-role';

/** The IDs that partition every item of a tenant. */
export interface Tenant {
  readonly companyId: string;
  readonly siteId: string;
}

export const isSameTenant = (a: Tenant | null | undefined, b: Tenant): boolean =>
  a?.companyId === b.companyId && a.siteId === b.siteId;

export type Actor =
  | { readonly role: 'driver'; readonly employeeId: string }
  | {
      readonly role: AdminRole;
      readonly username: string;
      /** The person's own name, if they have one. */
      readonly name?: string | undefined;
    }
  /** A program of the company that acts by a token. */
  | { readonly role: 'program'; readonly tokenId: string; readonly name: string }
  | { readonly role: 'system'; readonly name: string };

declare const isMade: unique symbol;

/**
 * A tenant and the user who acts in it. The brand exists only in types, and only `makeSiteScope` creates a
 * scope. Spreading a scope would keep the brand for another tenant, so lint forbids it outside tests.
 */
export interface SiteScope extends Tenant {
  readonly actor: Actor;
  readonly [isMade]: true;
}

/** Reserved, so that no registration can create it. */
export const defaultTenant: Tenant = { companyId: 'DEFAULT', siteId: 'MAIN' };

/** The site to which the IDs of erased drivers belong, so that nobody gets one. No company has it. */
export const goneSiteId = 'GONE';

/** Whether no company may have a site with this code. */
export const isReservedSite = (siteId: string): boolean =>
  siteId === defaultTenant.siteId || siteId === goneSiteId;
