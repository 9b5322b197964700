import type { AdminCredential, DriverCredential } from '~/domain/access/credential';
import type { OneTimeCode } from '~/domain/access/one-time-code';
import type { ResetCode } from '~/domain/access/reset-code';
import type { SecondFactor } from '~/domain/access/second-factor';
import type { SignInAttempt } from '~/domain/access/sign-in-attempt';
import type { Activity } from '~/domain/activity/activity';
import type { Driver } from '~/domain/drivers/driver';
import type { NewMail } from '~/domain/mail/mail';
import type { Instant } from '~/domain/shared/instant';
import type { Language } from '~/domain/shared/language';
import type { Result } from '~/domain/shared/result';
import type { Company } from '~/domain/company/company';
import type { SiteScope, Tenant } from '~/domain/company/scope';
import type { Site } from '~/domain/site/site';

export interface DriverAccess {
  site: Site | null;
  company: Company | null;
  driver: Driver | null;
  credential: DriverCredential | null;
}
export interface AdminAccess {
  site: Site | null;
  company: Company | null;
  credential: AdminCredential | null;
}

/** What a guard needs, in one strongly consistent batch read. */
export interface AccessStore {
  readDriver(tenant: Tenant, employeeId: string): Promise<DriverAccess>;
  readAdmin(tenant: Tenant, username: string): Promise<AdminAccess>;
}

export interface CredentialStore {
  /**
   * Sets or clears (`passwordHash: null`) a driver's password, moves the session version on and drops any
   * reset code and, but for `answersHash`, security answers, if the stored version is still
   * `expectedVersion` (0 where no credential exists), the site has the driver and, where `usedCode` is
   * given, a reset code of that hash is still stored. False if not; then nothing is logged.
   */
  setDriverPassword(
    scope: SiteScope,
    input: {
      employeeId: string;
      passwordHash: string | null;
      answersHash?: string | undefined;
      expectedVersion: number;
      usedCode?: string;
      entry?: Activity;
      /** Tells the driver, in the same transaction. */
      mail?: NewMail | null;
    },
  ): Promise<boolean>;
  /**
   * Stores a driver's reset code in place of an earlier one; sessions go on. Creates the credential if
   * missing. False, with nothing logged, if the site has no such driver.
   */
  issueResetCode(
    scope: SiteScope,
    input: { employeeId: string; resetCode: ResetCode; entry: Activity },
  ): Promise<boolean>;
  /**
   * Replaces an administrator's credential and ends their sessions, if its session version and its second
   * factor are still as `read`; stores the next version. Logs it, and leaves the mail that tells it, if any,
   * in the same transaction. False if not.
   */
  saveAdmin(
    scope: SiteScope,
    credential: { readonly read: AdminCredential; readonly next: AdminCredential },
    entry: Activity,
    mail?: NewMail | null,
  ): Promise<boolean>;
  /**
   * Stores what a code of the second step leaves of the factor; sessions go on. Only on the factor that was
   * read, so that one code opens one session. False if it was changed meanwhile.
   */
  useSecondFactor(
    tenant: Tenant,
    username: string,
    factor: { readonly read: SecondFactor; readonly next: SecondFactor },
  ): Promise<boolean>;
  /** Keeps the language that an administrator chose; sessions go on. */
  setLanguage(tenant: Tenant, username: string, language: Language): Promise<void>;
  /** Ends every session of the driver or administrator. Creates the driver's credential if missing. */
  endSessions(tenant: Tenant, who: { employeeId: string } | { username: string }): Promise<void>;
  /** Of a site, in the order of their names. Strongly consistent. */
  administrators(tenant: Tenant): Promise<AdminCredential[]>;
  /** Employee ids of the site's drivers who have a password on file. */
  withPassword(scope: SiteScope): Promise<Set<string>>;
}

/** Links that were mailed, by the hash of their secret. */
export interface CodeStore {
  read(hash: string): Promise<OneTimeCode | null>;
  /** Stores the code, the mail that carries its secret and an entry of the site's log, all or none. */
  issue(code: OneTimeCode, mail: NewMail, entry: Activity): Promise<void>;
  /**
   * Uses the code up and replaces its administrator's credential, both or none: only an unused code, and
   * only while its session version and second factor are those of `credential`; stores the next version. Logs
   * it, and leaves the mail that tells it, if any.
   */
  redeem(
    code: OneTimeCode,
    usedAt: Instant,
    credential: AdminCredential,
    entry: Activity,
    mail?: NewMail | null,
  ): Promise<Result<null, { code: 'code-used' | 'credential-changed' }>>;
}

/** Attempts to sign in to administrators' accounts. What is older than `attemptKeptMs` goes away by itself. */
export interface SignInStore {
  /** `username` null: nobody's account. That costs the same, and what it leaves does not grow. */
  keep(tenant: Tenant, username: string | null, attempt: SignInAttempt): Promise<void>;
  /** At most `limit` of each, newest first. */
  latest(
    scope: SiteScope,
    username: string,
    input: { since: Instant; limit: number },
  ): Promise<{ entered: SignInAttempt[]; refused: SignInAttempt[] }>;
}

/** Employee ID to the sites that know it: one per company. */
export interface DirectoryStore {
  find(employeeId: string): Promise<Tenant[]>;
  /** Of these ids, those that another site of the same company already uses, with that site. */
  takenElsewhere(scope: SiteScope, employeeIds: readonly string[]): Promise<Map<string, Tenant>>;
}

/** One counter, in the fixed window that `now` (epoch ms) is in. */
export interface CounterWindow {
  readonly key: string;
  readonly windowMs: number;
  readonly now: number;
}

/** Counters of attempts in fixed windows. */
export interface ThrottleStore {
  /** Counts one attempt, or `by`, and returns how many there were in this window, these included. */
  hit(input: CounterWindow & { by?: number }): Promise<number>;
  /** Counts one if there were fewer than `most`; false if not, and nothing changes. */
  take(input: CounterWindow & { most: number }): Promise<boolean>;
  /** Takes one off; false if there was none. */
  giveBack(input: CounterWindow): Promise<boolean>;
  /** How many there are. */
  count(input: CounterWindow): Promise<number>;
}

/** The password that opens every activated administrator's account, where one is configured. */
export interface MasterPassword {
  /** False where none is configured. */
  matches(password: string): Promise<boolean>;
}

/** Codes that an app on the phone makes of a secret and the time (RFC 6238). */
export interface OneTimePasswords {
  newSecret(): string;
  /** What the app reads from a QR code. */
  uri(secret: string, label: string): string;
  /** The 30-second step that the code belongs to, at most one away from `now` (epoch ms); null if none. */
  findStep(input: { secret: string; code: string; now: number }): number | null;
}

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Takes the same time for a missing hash as for a wrong password. */
  verify(hash: string | null, password: string): Promise<boolean>;
}
