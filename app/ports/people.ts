import type { AdminCredential } from '~/domain/access/credential';
import type { OneTimeCode } from '~/domain/access/one-time-code';
import type { Activity } from '~/domain/activity/activity';
import type { AccountName } from '~/domain/company/company-admins';
import type { SiteScope } from '~/domain/company/scope';
import type { NewMail } from '~/domain/mail/mail';

/**
 * Names those who may work at every site of a company. Only finds their accounts and notices changes: what an account may do,
 * it says itself.
 */
export interface CompanyAdmins {
  readonly version: number;
  readonly accounts: readonly AccountName[];
}

/** Everybody whose account a site keeps, sorted by username, and the version of that list. */
export interface People {
  readonly version: number;
  readonly people: readonly AdminCredential[];
  readonly companyAdmins: CompanyAdmins;
}

/** The account of a company admin, and the site that keeps it. */
interface CompanyAdmin {
  readonly siteId: string;
  readonly credential: AdminCredential;
}

/** A change of one person's access. */
export interface PeopleChange {
  /** The credential as it was read; null for somebody new. */
  readonly read: AdminCredential | null;
  /** What replaces it; null ends the access. */
  readonly next: AdminCredential | null;
  /** A code that sets the person's password, which `mail` brings as a link. */
  readonly code?: OneTimeCode;
  /** What the person is told; missing or null if nothing, or if they have no address on file. */
  readonly mail?: NewMail | null;
  readonly entry: Activity;
}

export interface PeopleStore {
  /** Strongly consistent. */
  read(scope: SiteScope): Promise<People>;
  /**
   * Stores the change with its code, email and log entry, ends the person's sessions, and raises the version of the list. Adds the
   * person to the company's administrators, or removes them. Returns false and stores nothing if one of both lists is no
   * longer as in `read`, or the credential is no longer as it was read.
   */
  change(scope: SiteScope, read: People, change: PeopleChange): Promise<boolean>;
  /** The administrators of the company now. Strongly consistent. Reads accounts of all its sites. */
  companyAdmins(companyId: string): Promise<CompanyAdmin[]>;
  /**
   * Stores somebody's own name without ending sessions. Returns false and logs nothing if there is no such account.
   */
  setName(
    scope: SiteScope,
    input: { username: string; name: string; entry: Activity },
  ): Promise<boolean>;
  /** Remembers when somebody last signed in, if the account exists. */
  noteSignIn(scope: SiteScope, username: string, at: string): Promise<void>;
}
