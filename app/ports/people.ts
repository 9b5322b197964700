import type { AdminCredential } from '~/domain/access/credential';
import type { OneTimeCode } from '~/domain/access/one-time-code';
import type { Activity } from '~/domain/activity/activity';
import type { SiteScope } from '~/domain/company/scope';
import type { NewMail } from '~/domain/mail/mail';

/** Everybody with access to a site, sorted by username, and the version of that list. */
interface People {
  readonly version: number;
  readonly people: readonly AdminCredential[];
}

/** A change of one person's access. */
export interface PeopleChange {
  /** The credential as it was read; null for somebody new. */
  readonly read: AdminCredential | null;
  /** What replaces it; null ends the access. */
  readonly next: AdminCredential | null;
  /** An emailed link that sets the person's password. */
  readonly link?: { readonly code: OneTimeCode; readonly mail: NewMail };
  readonly entry: Activity;
}

export interface PeopleStore {
  /** Strongly consistent. */
  read(scope: SiteScope): Promise<People>;
  /**
   * Stores the change with its link and log entry, ends the person's sessions, and raises the version of the list.
   * Returns false and stores nothing if the list no longer has `version`, or the credential is no longer as it was read.
   */
  change(scope: SiteScope, version: number, change: PeopleChange): Promise<boolean>;
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
