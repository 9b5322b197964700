import { searchable } from '~/domain/shared/text';
import { below, padded, type Key, type KeyRange } from '~/app/store/dynamo/key-range';

/** The keys of what belongs to no site alone, made here and nowhere else. */

export const companyKey = (companyId: string): Key => ({
  pk: `COMPANY#${companyId}`,
  sk: 'COMPANY',
});
/** How many drivers and jobs the company has: what its limits are held against. */
export const companyUsageKey = (companyId: string): Key => ({
  pk: `COMPANY#${companyId}`,
  sk: 'USAGE',
});
/** Every company by name, for the master panel: written once, when the company is made. */
export const companyListKey = (name: string, companyId: string): Key => ({
  pk: 'COMPANIES',
  sk: `${searchable(name)}#${companyId}`,
});
export const companyListRange = (): KeyRange => below('COMPANIES', '');
/** Counts over all tenants, in shards: no list change waits for another company's. */
export const totalsKey = (shard: number): Key => ({ pk: 'TOTALS', sk: padded(shard, 2) });
export const totalsRange = (): KeyRange => below('TOTALS', '');
/** What the master administrator decides for tenants to come. */
export const systemDefaultsKey = (): Key => ({ pk: 'SYSTEM', sk: 'DEFAULTS' });
/** Sign-ins of one hour. The shard spreads the minutes before a cutoff. */
export const signInsKey = (shard: number, hour: string): Key => ({
  pk: `SIGNINS#${padded(shard, 2)}`,
  sk: hour,
});
export const signInsSince = (shard: number, hour: string): KeyRange => ({
  ...below(`SIGNINS#${padded(shard, 2)}`, ''),
  from: hour,
});
/** One entry per company: an employee id is unique inside a company. */
export const directoryKey = (employeeId: string, companyId: string): Key => ({
  pk: `EMPLOYEE#${employeeId}`,
  sk: `COMPANY#${companyId}`,
});
export const directoryRange = (employeeId: string) => below(`EMPLOYEE#${employeeId}`, 'COMPANY#');
export const registrationKey = (requestId: string): Key => ({
  pk: `REGISTRATION#${requestId}`,
  sk: 'REGISTRATION',
});
/** Few: how many may be pending is capped. */
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
export const registrationTotalsKey = (): Key => ({ pk: 'REGISTRATIONS', sk: 'TOTALS' });
export const registrationFormKey = (formId: string): Key => ({
  pk: `REGISTRATION-FORM#${formId}`,
  sk: 'FORM',
});
/** `digest` instead of the counted key: that may be long, and hold personal data. */
export const throttleKey = (digest: string, windowMs: number, bucket: number): Key => ({
  pk: `THROTTLE#${digest}`,
  sk: `${windowMs}#${bucket}`,
});

/** Mails that wait to be sent; they belong to no tenant, for some go to who has none yet. */
export const outboxKey = (shard: string, id: string): Key => ({ pk: `OUTBOX#${shard}`, sk: id });
/** `hash` of the secret in the mailed link: the table does not give the link away. */
export const codeKey = (hash: string): Key => ({ pk: `CODE#${hash}`, sk: 'CODE' });
/** Where attempts on accounts that nobody has are written over each other. */
export const nobodysAttemptKey = (shard: number): Key => ({
  pk: `SIGNIN-NOBODY#${padded(shard, 2)}`,
  sk: 'SIGNIN',
});
