import type { AdminCredential, DriverCredential } from '~/domain/access/credential';
import type { OneTimeCode } from '~/domain/access/one-time-code';
import type { OwnDevice } from '~/domain/access/own-device';
import type { Passkey, PasskeyKey } from '~/domain/access/passkey';
import type { ResetCode } from '~/domain/access/reset-code';
import type { SecondFactor } from '~/domain/access/second-factor';
import type { SignInAttempt, StoredAttempt } from '~/domain/access/sign-in-attempt';
import type { Activity } from '~/domain/activity/activity';
import type { Company } from '~/domain/company/company';
import type { SiteScope, Tenant } from '~/domain/company/scope';
import type { Driver } from '~/domain/drivers/driver';
import type { NewMail } from '~/domain/mail/mail';
import type { Language } from '~/domain/shared/language';
import type { Result } from '~/domain/shared/result';
import type { Site } from '~/domain/site/site';
import type { Instant } from '~/domain/time/instant';

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
  /** The usernames of all accounts of the site with this email address. A tenant that cannot exist has none. */
  findUsernames(tenant: Tenant, email: string): Promise<string[]>;
}

/** Whose passkey it is, or was. */
export interface PasskeyOwner extends Tenant {
  readonly employeeId: string;
}

export interface CredentialStore {
  /**
   * Sets or clears (`passwordHash: null`) a driver's password, increases the session version, and drops the own
   * devices, the passkeys, any reset code and, unless `answersHash` is given, the security answers. Requires that the stored version is
   * still `expectedVersion` (0 without a credential), that the site has the driver and, if `usedCode` is
   * given, that a reset code with that hash is still stored. Otherwise returns false and logs nothing.
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
      /** The email that notifies the driver, stored in the same transaction. */
      mail?: NewMail | null;
    },
  ): Promise<boolean>;
  /**
   * Stores a driver's reset code instead of an earlier one, without ending sessions. Creates the credential
   * if missing. Returns false and logs nothing if the site has no such driver.
   */
  issueResetCode(
    scope: SiteScope,
    input: { employeeId: string; resetCode: ResetCode; entry: Activity },
  ): Promise<boolean>;
  /**
   * Replaces a driver's own devices, without ending sessions. Creates the credential if missing. Requires that the site
   * has the driver, that the stored session version is still `sessionVersion`, so that no device outlives a new password,
   * and that the stored devices still have `knownVersion` (0 without any). Otherwise returns false and logs nothing.
   */
  changeOwnDevices(
    scope: SiteScope,
    input: {
      employeeId: string;
      sessionVersion: number;
      knownVersion: number;
      devices: readonly OwnDevice[];
      entry?: Activity;
    },
  ): Promise<boolean>;
  /**
   * Replaces a driver's passkeys, under the conditions of `changeOwnDevices`. `added` is then found by its ID, which must be
   * new; `removed` no longer.
   */
  changePasskeys(
    scope: SiteScope,
    input: {
      employeeId: string;
      sessionVersion: number;
      knownVersion: number;
      handle: string;
      passkeys: readonly Passkey[];
      added?: Passkey;
      removed?: Passkey;
      entry?: Activity;
    },
  ): Promise<boolean>;
  /** Finds the driver by the ID of a passkey, which any text may be. It may have ended since. */
  findPasskey(passkeyId: string): Promise<PasskeyOwner | null>;
  /**
   * Replaces an administrator's credential and increases its session version, which ends their sessions. Stores the log
   * entry and the email about it, if any, in the same transaction. Returns false and stores nothing if the session
   * version or the second factor is no longer as in `read`.
   */
  saveAdmin(
    scope: SiteScope,
    credential: { readonly read: AdminCredential; readonly next: AdminCredential },
    entry: Activity,
    mail?: NewMail | null,
  ): Promise<boolean>;
  /**
   * Stores the factor after a code or passkey of the second step was used, without ending sessions. Requires that the
   * factor is still as read, so that one code opens one session; otherwise returns false.
   */
  useSecondFactor(
    tenant: Tenant,
    username: string,
    factor: { readonly read: SecondFactor; readonly next: SecondFactor },
  ): Promise<boolean>;
  /** Stores the language that an administrator chose, without ending sessions. */
  setLanguage(tenant: Tenant, username: string, language: Language): Promise<void>;
  /**
   * Ends one session of a driver, or all of them if too many of them have ended. Creates the credential if missing.
   */
  endSession(
    tenant: Tenant,
    session: { employeeId: string; sessionId: string; now: Instant },
  ): Promise<void>;
  /** Ends every session of the driver or administrator. Creates the driver's credential if missing. */
  endSessions(tenant: Tenant, who: { employeeId: string } | { username: string }): Promise<void>;
  /** The administrators of a site, sorted by username. Strongly consistent. */
  administrators(tenant: Tenant): Promise<AdminCredential[]>;
  /** Employee ids of the site's drivers who have a password. */
  withPassword(scope: SiteScope): Promise<Set<string>>;
}

/** Stores the codes of emailed links. The key is the hash of the link's secret. */
export interface CodeStore {
  read(hash: string): Promise<OneTimeCode | null>;
  /** Stores the code, the email with its secret and an entry of the site's log, all or nothing. */
  issue(code: OneTimeCode, mail: NewMail, entry: Activity): Promise<void>;
  /**
   * Like `issue`, and in the same transaction replaces the administrator's credential as `saveAdmin` does. Returns false
   * and stores nothing if the credential is no longer as in `read`.
   */
  replace(
    scope: SiteScope,
    code: OneTimeCode,
    credential: { readonly read: AdminCredential; readonly next: AdminCredential },
    mail: NewMail,
    entry: Activity,
  ): Promise<boolean>;
  /**
   * Uses up the code, replaces its administrator's credential by `credential` and increases the session version. Stores
   * the log entry and the email about it, if any, in the same transaction. Requires that the code is unused and that
   * the stored session version and second factor are those of `credential`.
   */
  redeem(
    code: OneTimeCode,
    usedAt: Instant,
    credential: AdminCredential,
    entry: Activity,
    mail?: NewMail | null,
  ): Promise<Result<null, { code: 'code-used' | 'credential-changed' }>>;
}

/** Sign-in attempts on administrators' accounts. They expire after `attemptKeptMs`. */
export interface SignInStore {
  /**
   * Stores an attempt. For an unknown account `username` is null. Such an attempt is still written, so that the
   * response takes as long, but it overwrites an earlier one.
   */
  keep(tenant: Tenant, username: string | null, attempt: SignInAttempt): Promise<void>;
  /** At most `limit` successful and `limit` refused attempts, newest first. */
  latest(
    scope: SiteScope,
    username: string,
    input: { since: Instant; limit: number },
  ): Promise<{ entered: StoredAttempt[]; refused: StoredAttempt[] }>;
}

/** Finds the sites that have an employee ID, at most one per company. */
export interface DirectoryStore {
  find(employeeId: string): Promise<Tenant[]>;
  /** Those of the given IDs that another site of the company already uses, each with that site. */
  takenElsewhere(scope: SiteScope, employeeIds: readonly string[]): Promise<Map<string, Tenant>>;
}

/** One counter in the fixed window around `now` (epoch ms). */
export interface CounterWindow {
  readonly key: string;
  readonly windowMs: number;
  readonly now: number;
}

/** Counters of attempts in fixed windows. */
export interface ThrottleStore {
  /** Counts one attempt, or `by` attempts, and returns the new total of this window. */
  hit(input: CounterWindow & { by?: number }): Promise<number>;
  /** Counts one attempt if there were fewer than `most`; otherwise changes nothing and returns false. */
  take(input: CounterWindow & { max: number }): Promise<boolean>;
  /** Subtracts one attempt; returns false if the count was already zero. */
  giveBack(input: CounterWindow): Promise<boolean>;
  /** The current count. */
  count(input: CounterWindow): Promise<number>;
}

/** The password that opens every activated administrator's account, if one is configured. */
export interface MasterPassword {
  /** Always false if no master password is configured. */
  matches(password: string): Promise<boolean>;
}

/** Codes that an authenticator app derives from a secret and the time (RFC 6238). */
export interface OneTimePasswords {
  newSecret(): string;
  /** The content of the QR code for the app. */
  uri(secret: string, label: string): string;
  /** The 30-second step that the code belongs to, at most one away from `now` (epoch ms); null for a wrong code. */
  findStep(input: { secret: string; code: string; now: number }): number | null;
}

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Takes the same time for a missing hash as for a wrong password. */
  verify(hash: string | null, password: string): Promise<boolean>;
  /** Hashes a set of codes with one salt of their own, so that `hashLike` finds one of them with a single hash. */
  hashSet(codes: readonly string[]): Promise<string[]>;
  /** The hash that the code would have in the set of this stored one: same salt, same cost. */
  hashLike(stored: string, code: string): Promise<string>;
}

/** What a device answered to a challenge, as the browser sent it. Nothing of it is trusted before it is verified. */
export type PasskeyAnswer = Readonly<Record<string, unknown>> & { readonly id: string };

/** Verifies what devices answer, for the one origin that the product is served from. */
export interface PasskeyVerifier {
  /** The host to which the passkeys belong. */
  readonly rpId: string;
  /** The new passkey; null unless the device made it for this challenge, and verified its user. */
  verifyNew(answer: PasskeyAnswer, challenge: string): Promise<PasskeyKey | null>;
  /** The new count of uses; null unless the device signed this challenge with this passkey, and verified its user. */
  verifyUse(
    answer: PasskeyAnswer,
    challenge: string,
    passkey: PasskeyKey,
  ): Promise<{ readonly counter: number } | null>;
}

/** A challenge that was sent to this browser. */
export interface PasskeyChallenge {
  readonly challenge: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

/** What a browser sent as the answer to a challenge. */
export interface SentAnswer {
  readonly verifier: PasskeyVerifier;
  /** Null if this browser has none. */
  readonly challenge: PasskeyChallenge | null;
  readonly answer: PasskeyAnswer;
}
