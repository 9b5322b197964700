import type { OwnDevice } from '~/domain/access/own-device';
import type { Passkey } from '~/domain/access/passkey';
import type { Company } from '~/domain/company/company';
import type { AccountName } from '~/domain/company/company-admins';
import type { Actor, SiteScope, Tenant } from '~/domain/company/scope';
import type { Driver } from '~/domain/drivers/driver';
import type { SignedInAdmin } from '~/domain/site/admin-frame';
import type { Site } from '~/domain/site/site';

/** Declares that `actor` may act in this tenant. Call it only after checking this, or if the product itself acts. */
export const makeSiteScope = ({ companyId, siteId }: Tenant, actor: Actor): SiteScope =>
  ({ companyId, siteId, actor }) as SiteScope;

/** How the user signed in; `master`: with the master password; `sso`: at their company's provider. */
export type SignInMethod = 'password' | 'password+code' | 'id' | 'master' | 'sso';

/** How a driver signed in without typing. `SignInMethod` then is how they had signed in when they set this up. */
export type SignInShortcut = 'own-device' | 'passkey';

/** By which connection, and when, a company's provider vouched for an administrator. */
export interface SsoProof {
  readonly connection: number;
  /** In epoch seconds. */
  readonly at: number;
}

/** Another site of the company, at which a company admin works, and the epoch of its sessions. */
export interface WorkSite {
  readonly siteId: string;
  readonly ep: number;
}

/** The claims of a verified token, the only source of the tenant. */
export interface VerifiedClaims {
  readonly sub: string;
  /** The company and site that keep the account. */
  readonly companyId: string;
  readonly siteId: string;
  /** Where a company admin works, if that is another site. */
  readonly at?: WorkSite | undefined;
  readonly amr: SignInMethod;
  readonly sv: number;
  readonly ep: number;
  readonly kiosk?: true | undefined;
  readonly via?: SignInShortcut | undefined;
  /** The own device or passkey that opened the session, which ends with it. */
  readonly viaId?: string | undefined;
  /** The ID of a driver's session; undefined if an earlier release started it. */
  readonly sid?: string | undefined;
  /** What a company's provider vouched for, if it did. */
  readonly sso?: SsoProof | undefined;
}

/** The tenant that a session is about: the site of the account, or the one where its owner works. */
export const getWorkTenant = ({
  companyId,
  siteId,
  at,
}: Pick<VerifiedClaims, 'companyId' | 'siteId' | 'at'>): Tenant => ({
  companyId,
  siteId: at?.siteId ?? siteId,
});

/** The same session at the site that keeps the account, for what is about the account alone. */
export const atOwnSite = (claims: VerifiedClaims): VerifiedClaims => ({ ...claims, at: undefined });

/** What the cookie of an own device says. Whoever read it has verified its signature. */
export interface OwnDeviceClaims extends Tenant {
  readonly employeeId: string;
  readonly deviceId: string;
  /** Only its hash is stored, so that neither the store nor the signing key alone is enough to make a cookie. */
  readonly secret: string;
}

/** What is known of the browser in which a driver is signed in. */
export interface DriverBrowser {
  /** Everybody uses it: the session is one of a kiosk, or the browser is marked as a kiosk of any site. */
  readonly isKiosk: boolean;
  /** The own device that its cookie names for this driver, whether it still counts or not. */
  readonly ownDeviceId?: string | undefined;
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
  readonly via?: SignInShortcut | undefined;
  readonly viaId?: string | undefined;
  /** Undefined if an earlier release started the session. */
  readonly sessionId?: string | undefined;
  readonly sessionVersion: number;
  /** Whether security questions are on file. */
  readonly hasAnswers?: boolean | undefined;
  readonly isKiosk: boolean;
  /** The browsers on which the driver signs in with one tap. */
  readonly ownDevices: readonly OwnDevice[];
  readonly passkeys: readonly Passkey[];
  /** The random name by which devices know the driver; undefined before the first passkey. */
  readonly passkeyHandle?: string | undefined;
  /** Which of them this browser is, if any. */
  readonly ownDeviceId?: string | undefined;
}

export interface AdminSession extends SignedInAdmin {
  readonly scope: SiteScope;
  /** What their company's provider vouched for, if it did. */
  readonly sso?: SsoProof | undefined;
  /** The email address for password links. */
  readonly email?: string | undefined;
  /** How many recovery codes are left; undefined if the password alone is enough. */
  readonly recoveryCodesLeft?: number | undefined;
  /** The session at the site that keeps the account, if its owner works at another site. */
  readonly own?: AdminSession;
  /** In `own`: where the owner works. */
  readonly at?: WorkSite | undefined;
}

/** What services need that people, programs and scheduled functions use alike. Who acts is the actor of the scope. */
export type SiteAccess = Pick<AdminSession, 'scope' | 'site' | 'company'>;

/** The session at the site that keeps the account, for what is about the account itself. */
export const getOwnSession = (access: AdminSession): AdminSession => access.own ?? access;

export const getAccountName = (access: AdminSession): AccountName => ({
  siteId: getOwnSession(access).scope.siteId,
  username: access.username,
});
