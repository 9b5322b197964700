import type { Activity } from '~/domain/activity/activity';
import type { AccountName } from '~/domain/company/company-admins';
import type { SiteScope } from '~/domain/company/scope';
import type { NewMail } from '~/domain/mail/mail';
import type { Result } from '~/domain/shared/result';
import type { SsoFailure, SsoTrouble } from '~/domain/sso/sso-failure';
import type { SsoSettings } from '~/domain/sso/sso-settings-schema';

/** `settings`: null if single sign-on is off. */
export interface StoredSso {
  readonly version: number;
  readonly settings: SsoSettings | null;
}

/** The latest failed sign-ins by the company's provider, the newest first. */
export interface StoredSsoFailures {
  readonly version: number;
  readonly failures: readonly SsoFailure[];
}

/** How people of a company sign in with its own accounts. */
export interface SsoStore {
  /** Strongly consistent. `companyId` may be any text. */
  read(companyId: string): Promise<StoredSso>;
  /**
   * Replaces the settings, and stores the log entry and the emails in the same transaction. Returns false and stores nothing
   * if the version is no longer as in `read`. Where single sign-on is turned off, the failed sign-ins are forgotten.
   */
  save(
    scope: SiteScope,
    change: {
      readonly read: StoredSso;
      readonly next: SsoSettings | null;
      readonly entry: Activity;
      readonly mails: readonly NewMail[];
    },
  ): Promise<boolean>;
  /** Stores a log entry and emails about it, all or nothing. */
  report(scope: SiteScope, entry: Activity, mails: readonly NewMail[]): Promise<void>;
  /**
   * The account of the company that somebody with this account at the provider had when they last signed in, of which
   * `digest` is a hash. It may have been removed or replaced since.
   */
  findAccount(companyId: string, digest: string): Promise<AccountName | null>;
  rememberAccount(companyId: string, digest: string, account: AccountName): Promise<void>;
  readFailures(companyId: string): Promise<StoredSsoFailures>;
  /** Replaces the failed sign-ins. Returns false and stores nothing if the version is no longer as in `read`. */
  saveFailures(
    companyId: string,
    read: StoredSsoFailures,
    failures: readonly SsoFailure[],
  ): Promise<boolean>;
}

type SsoConnection = Pick<SsoSettings, 'issuer' | 'clientId' | 'clientSecret'>;

/** The random values that tie an answer of the provider to the browser that asked, each used once. */
export interface SsoSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

export interface SsoRefused {
  readonly code: 'sso-refused';
  readonly trouble: SsoTrouble;
}

/** The client of OpenID Connect. Answers within a few seconds, whatever the provider does. */
export interface SsoProvider {
  /** Where the browser goes to sign in. */
  begin(
    connection: SsoConnection,
    input: SsoSecrets & { readonly redirectUri: string },
  ): Promise<Result<string, SsoRefused>>;
  /** What the provider says about whoever came back to `returnedTo`. */
  finish(
    connection: SsoConnection,
    input: SsoSecrets & {
      readonly returnedTo: URL;
      /** Claims that the provider is asked for once more if its ID token lacks them. */
      readonly wanted: readonly string[];
    },
  ): Promise<
    Result<
      {
        /** What the provider calls itself in its token, which is the same however the settings spell it. */
        readonly issuer: string;
        readonly subject: string;
        readonly claims: Readonly<Record<string, unknown>>;
      },
      SsoRefused
    >
  >;
}
