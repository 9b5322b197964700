import type { Driver } from '~/domain/drivers/driver';
import type { Company } from '~/domain/company/company';
import type { Actor, SiteScope, Tenant } from '~/domain/company/scope';
import type { Site } from '~/domain/site/site';

/** Declares that `actor` may act in this tenant. Call it only after checking this, or if the product itself acts. */
export const makeSiteScope = ({ companyId, siteId }: Tenant, actor: Actor): SiteScope =>
  ({ companyId, siteId, actor }) as SiteScope;

/** How the user signed in; `master`: with the master password. */
export type SignInMethod = 'password' | 'password+code' | 'id' | 'master';

/** The claims of a verified token, the only source of the tenant. */
export interface VerifiedClaims {
  readonly sub: string;
  readonly companyId: string;
  readonly siteId: string;
  readonly amr: SignInMethod;
  readonly sv: number;
  readonly ep: number;
  readonly kiosk?: true | undefined;
}

/** The driver whose list is read or saved. The actor of the scope is the driver, or an administrator who acts for them. */
export interface ListOwner {
  readonly scope: SiteScope;
  readonly site: Site;
  readonly company: Company;
  readonly driver: Driver;
}

export interface DriverSession extends ListOwner {
  readonly signedInBy: SignInMethod;
  /** Whether security questions are on file. */
  readonly hasAnswers?: boolean | undefined;
}

export interface AdminSession {
  readonly scope: SiteScope;
  readonly site: Site;
  readonly company: Company;
  readonly username: string;
  readonly role: 'site-admin' | 'master';
  /** Signed in with the master password: a short session without master rights. */
  readonly byMasterPassword?: true | undefined;
  /** The email address for password links. */
  readonly email?: string | undefined;
  /** How many recovery codes are left; undefined if the password alone is enough. */
  readonly recoveryCodesLeft?: number | undefined;
}
