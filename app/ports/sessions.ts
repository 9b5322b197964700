import type { Driver } from '~/domain/drivers/driver';
import type { Company } from '~/domain/company/company';
import type { Actor, SiteScope, Tenant } from '~/domain/company/scope';
import type { Site } from '~/domain/site/site';

/** Says that `actor` may act in this tenant: called once the caller has proven it, or for the product itself. */
export const makeSiteScope = ({ companyId, siteId }: Tenant, actor: Actor): SiteScope =>
  ({ companyId, siteId, actor }) as SiteScope;

/** How somebody signed in; `master`: with the master password. */
export type SignInMethod = 'password' | 'password+code' | 'id' | 'master';

/** What a verified token claims; the tenant comes from here alone. */
export interface VerifiedClaims {
  readonly sub: string;
  readonly companyId: string;
  readonly siteId: string;
  readonly amr: SignInMethod;
  readonly sv: number;
  readonly ep: number;
  readonly kiosk?: true | undefined;
}

export interface DriverSession {
  readonly scope: SiteScope;
  readonly site: Site;
  readonly company: Company;
  readonly driver: Driver;
  readonly signedInBy: SignInMethod;
  /** Has security questions on file. */
  readonly hasAnswers?: boolean | undefined;
}

export interface AdminSession {
  readonly scope: SiteScope;
  readonly site: Site;
  readonly company: Company;
  readonly username: string;
  readonly role: 'site-admin' | 'master';
  /** Signed in with the master password: short, and without master rights. */
  readonly byMasterPassword?: true | undefined;
  /** Where password links go. */
  readonly email?: string | undefined;
  /** How many recovery codes are left; undefined while the password alone opens the account. */
  readonly recoveryCodesLeft?: number | undefined;
}
