import { below, padded, type Key, type KeyRange } from '~/app/store/dynamo/key-range';
import { searchable } from '~/domain/shared/text';
import type { Instant } from '~/domain/time/instant';

/** Only this module makes the keys of items that belong to no single site. */

export const companyKey = (companyId: string): Key => ({
  pk: `COMPANY#${companyId}`,
  sk: 'COMPANY',
});
/** The company's summary, and in it how many drivers and jobs it has, which its limits apply to. */
export const companyUsageKey = (companyId: string): Key => ({
  pk: `COMPANY#${companyId}`,
  sk: 'USAGE',
});
/**
 * What the company is billed for by month. Apart from the summary, which the panel reads of every company, so that summaries
 * stay small.
 */
export const monthlyUsageKey = (companyId: string): Key => ({
  pk: `COMPANY#${companyId}`,
  sk: 'MONTHS',
});
/** Names the accounts of the company's administrators. */
export const companyAdminsKey = (companyId: string): Key => ({
  pk: `COMPANY#${companyId}`,
  sk: 'ADMINS',
});
/** The settings by which people sign in with the company's own accounts. */
export const companySsoKey = (companyId: string): Key => ({
  pk: `COMPANY#${companyId}`,
  sk: 'SSO',
});
/** The latest failed sign-ins with the company's own accounts, in one item. */
export const ssoFailuresKey = (companyId: string): Key => ({
  pk: `COMPANY#${companyId}`,
  sk: 'SSOFAILURES',
});
/** Finds an account by that at the company's provider, of which `digest` is a hash. */
export const ssoAccountKey = (companyId: string, digest: string): Key => ({
  pk: `COMPANY#${companyId}`,
  sk: `SSOACCOUNT#${digest}`,
});
/** The image of a logo. The version is part of the key, so that asking for one that does not exist reads nothing. */
export const companyLogoKey = (companyId: string, version: string): Key => ({
  pk: `COMPANY#${companyId}`,
  sk: `LOGO#${version}`,
});
/** The erasures of the company that wait, and its sites that are erased. */
export const companyErasuresKey = (companyId: string): Key => ({
  pk: `COMPANY#${companyId}`,
  sk: 'ERASURES',
});
/** For how long the company keeps its history, and how far it is erased. */
export const companyRetentionKey = (companyId: string): Key => ({
  pk: `COMPANY#${companyId}`,
  sk: 'RETENTION',
});
/** Everything of the company itself. */
export const companyItemsRange = (companyId: string): KeyRange => below(`COMPANY#${companyId}`, '');
/** Lists every company by name, for those without a summary and for earlier releases. A rename moves the entry. */
export const companyListKey = (name: string, companyId: string): Key => ({
  pk: 'COMPANIES',
  sk: `${searchable(name)}#${companyId}`,
});
export const companyListRange = (): KeyRange => below('COMPANIES', '');
/** Counters across all tenants, in shards, so that changes of different companies rarely conflict. */
export const totalsKey = (shard: number): Key => ({ pk: 'TOTALS', sk: padded(shard, 2) });
export const totalsRange = (): KeyRange => below('TOTALS', '');
/** The master administrator's defaults for new tenants. */
export const systemDefaultsKey = (): Key => ({ pk: 'SYSTEM', sk: 'DEFAULTS' });
/** When the operator works on the installation. */
export const workPlanKey = (): Key => ({ pk: 'SYSTEM', sk: 'WORK-PLAN' });
/** The hour of an instant: `2026-11-21T12`. */
export const toHour = (at: Instant): string => at.slice(0, 13);
/** Counts the sign-ins of one hour. Shards spread the load, because many drivers sign in before a cutoff. */
export const signInsKey = (shard: number, hour: string): Key => ({
  pk: `SIGNINS#${padded(shard, 2)}`,
  sk: hour,
});
export const signInsSince = (shard: number, hour: string): KeyRange => ({
  ...below(`SIGNINS#${padded(shard, 2)}`, ''),
  from: hour,
});
/** The minutes of one hour (`2026-11-21T12`) in which the product was ready. */
export const readinessKey = (hour: string): Key => ({ pk: 'READINESS', sk: hour });
export const readinessUntil = (hour: string): KeyRange => ({
  ...below('READINESS', ''),
  to: hour,
});
/** One entry per company, because an employee ID is unique inside a company. */
export const directoryKey = (employeeId: string, companyId: string): Key => ({
  pk: `EMPLOYEE#${employeeId}`,
  sk: `COMPANY#${companyId}`,
});
export const directoryRange = (employeeId: string) => below(`EMPLOYEE#${employeeId}`, 'COMPANY#');
export const registrationKey = (requestId: string): Key => ({
  pk: `REGISTRATION#${requestId}`,
  sk: 'REGISTRATION',
});
/** One partition is enough, because the number of pending requests is limited. */
export const pendingRegistrationKey = (requestId: string): Key => ({
  pk: 'REGISTRATIONS#PENDING',
  sk: requestId,
});
export const pendingRegistrationRange = (): KeyRange => below('REGISTRATIONS#PENDING', '');
export const processedRegistrationKey = (request: { decidedAt: string; id: string }): Key => ({
  pk: 'REGISTRATIONS#PROCESSED',
  sk: `${request.decidedAt}#${request.id}`,
});
export const processedRegistrationRange = (): KeyRange => below('REGISTRATIONS#PROCESSED', '');
/** The requests that were decided at that instant. */
export const registrationsDecidedAt = (decidedAt: string): KeyRange =>
  below('REGISTRATIONS#PROCESSED', `${decidedAt}#`);
export const registrationTotalsKey = (): Key => ({ pk: 'REGISTRATIONS', sk: 'TOTALS' });
/** The progress of erasing denied requests whose time is over. */
export const registrationExpiryKey = (): Key => ({ pk: 'REGISTRATIONS', sk: 'EXPIRY' });
export const registrationFormKey = (formId: string): Key => ({
  pk: `REGISTRATION-FORM#${formId}`,
  sk: 'FORM',
});
/** A counter of a throttle in one window. `digest` is a hash of what is counted, which may be personal data. */
export const throttleKey = (digest: string, windowMs: number, bucket: number): Key => ({
  pk: `THROTTLE#${digest}`,
  sk: `${windowMs}#${bucket}`,
});

/** Emails that wait to be sent. They belong to no tenant, because some recipients have none yet. */
export const outboxKey = (shard: string, id: string): Key => ({ pk: `OUTBOX#${shard}`, sk: id });
/** `hash` is the hash of the secret in the emailed link, so that the table does not reveal the link. */
export const codeKey = (hash: string): Key => ({ pk: `CODE#${hash}`, sk: 'CODE' });
/** `digest` is the hash of a passkey's ID, because a visitor may send any text as one. */
export const passkeyKey = (digest: string): Key => ({ pk: `PASSKEY#${digest}`, sk: 'PASSKEY' });
/** The key for attempts on unknown accounts. All of them share it and overwrite each other. */
export const nobodysAttemptKey = (shard: number): Key => ({
  pk: `SIGNIN-NOBODY#${padded(shard, 2)}`,
  sk: 'SIGNIN',
});
