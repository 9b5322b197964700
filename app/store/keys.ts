import { encodeTime } from 'ulid';
import { companyIdSchema } from '~/domain/tenancy/company';
import type { Tenant } from '~/domain/tenancy/scope';
import { siteIdSchema } from '~/domain/tenancy/site';
import { searchable } from '~/domain/shared/text';

/** Every key of the table, made here and nowhere else (design 3). */
export interface Key {
  readonly pk: string;
  readonly sk: string;
}
/** Items of one partition whose sort keys lie in a range, both ends included. */
export interface KeyRange {
  readonly pk: string;
  readonly from: string;
  readonly to: string;
}

/** Sorts before every key: DynamoDB takes no empty one in a range. */
const first = ' ';
/** Sorts behind every character that a key can hold. */
const last = '\u{10ffff}';
const below = (pk: string, prefix: string): KeyRange => ({
  pk,
  from: prefix || first,
  to: `${prefix}${last}`,
});
/**
 * The part of a range between two places, both counted; null where nothing can be. Places come from
 * addresses: whatever they say, nothing outside the range is read.
 */
export const partOf = (
  range: KeyRange,
  { from = range.from, to = range.to }: { from?: string | undefined; to?: string | undefined },
): KeyRange | null => {
  const part = {
    pk: range.pk,
    from: from > range.from ? from : range.from,
    to: to < range.to ? to : range.to,
  };
  return part.from > part.to ? null : part;
};
const padded = (value: number, digits: number) => String(value).padStart(digits, '0');

/** Whether the names can be a tenant's: what comes from a URL need not be. */
export const isTenant = ({ companyId, siteId }: Tenant): boolean =>
  companyIdSchema.safeParse(companyId).success && siteIdSchema.safeParse(siteId).success;

/** Throws for names that no tenant can have: they could spell another tenant's key. */
const tenantPk = (tenant: Tenant): string => {
  if (!isTenant(tenant)) throw new Error('Not the names of a tenant');
  return `TENANT#${tenant.companyId}#${tenant.siteId}`;
};

export const siteKey = (tenant: Tenant): Key => ({ pk: tenantPk(tenant), sk: 'SITE' });
export const credentialKey = (tenant: Tenant, employeeId: string): Key => ({
  pk: tenantPk(tenant),
  sk: `CREDENTIAL#${employeeId}`,
});
export const credentialRange = (tenant: Tenant) => below(tenantPk(tenant), 'CREDENTIAL#');
/** Read with a driver's own page and for mails alone; in no list of drivers. */
export const contactKey = (tenant: Tenant, employeeId: string): Key => ({
  pk: tenantPk(tenant),
  sk: `CONTACT#${employeeId}`,
});
/** Contacts behind an employee id, '' for all: a blank sorts before every digit. */
export const contactRange = (tenant: Tenant, after: string): KeyRange => ({
  ...below(tenantPk(tenant), 'CONTACT#'),
  from: `CONTACT#${after} `,
});
export const adminKey = (tenant: Tenant, username: string): Key => ({
  pk: tenantPk(tenant),
  sk: `ADMIN#${username}`,
});

/** `#` in a username cannot reach into another's. Ways in and refusals do not push each other out of sight. */
const attempts = (tenant: Tenant, username: string, entered: boolean): KeyRange =>
  below(
    tenantPk(tenant),
    `SIGNIN#${encodeURIComponent(username)}#${entered ? 'ENTERED' : 'REFUSED'}#`,
  );
export const attemptKey = (tenant: Tenant, username: string, entered: boolean, id: string): Key => {
  const { pk, from } = attempts(tenant, username, entered);
  return { pk, sk: `${from}${id}` };
};
/** An attempt's id is a ULID. */
export const attemptsSince = (
  tenant: Tenant,
  username: string,
  entered: boolean,
  epochMs: number,
): KeyRange => {
  const range = attempts(tenant, username, entered);
  return { ...range, from: `${range.from}${encodeTime(epochMs, 10)}` };
};
/** Where attempts on accounts that nobody has are written over each other. */
export const nobodysAttemptKey = (shard: number): Key => ({
  pk: `SIGNIN-NOBODY#${padded(shard, 2)}`,
  sk: 'SIGNIN',
});

export type ListName = 'DRIVER' | 'JOB';
export const listItemKey = (tenant: Tenant, list: ListName, id: string): Key => ({
  pk: tenantPk(tenant),
  sk: `${list}#${id}`,
});
/**
 * A list's version stands on both sides of its items (`!` sorts before `#`, `$` behind): one query reads
 * head, items and tail in this order, and equal versions say that no change came in between.
 */
export const listHeadKey = (tenant: Tenant, list: ListName): Key => ({
  pk: tenantPk(tenant),
  sk: `${list}!`,
});
export const listTailKey = (tenant: Tenant, list: ListName): Key => ({
  pk: tenantPk(tenant),
  sk: `${list}$`,
});
export const listRange = (tenant: Tenant, list: ListName): KeyRange => ({
  pk: tenantPk(tenant),
  from: `${list}!`,
  to: `${list}$`,
});
export const journalKey = (tenant: Tenant, list: ListName, version: number, part: number): Key => ({
  pk: tenantPk(tenant),
  sk: `JOURNAL#${list}#${padded(version, 12)}#${padded(part, 3)}`,
});

export const picksKey = (tenant: Tenant, employeeId: string): Key => ({
  pk: tenantPk(tenant),
  sk: `PICKS#${employeeId}`,
});
export const picksRange = (tenant: Tenant) => below(tenantPk(tenant), 'PICKS#');
/** The receipt number keeps two saves of one millisecond apart. */
export const historyKey = (
  tenant: Tenant,
  save: { employeeId: string; acceptedAt: string; receiptNumber: string },
): Key => ({
  pk: `${tenantPk(tenant)}#HISTORY`,
  sk: `${save.employeeId}#${save.acceptedAt}#${save.receiptNumber}`,
});
export const historyRange = (tenant: Tenant, employeeId: string) =>
  below(`${tenantPk(tenant)}#HISTORY`, `${employeeId}#`);

export const manualKey = (tenant: Tenant, periodId: string, jobId: string): Key => ({
  pk: tenantPk(tenant),
  sk: `MANUAL#${periodId}#${jobId}`,
});
export const manualRange = (tenant: Tenant, periodId: string) =>
  below(tenantPk(tenant), `MANUAL#${periodId}#`);

export const weekKey = (tenant: Tenant, weekId: string): Key => ({
  pk: tenantPk(tenant),
  sk: `WEEK#${weekId}`,
});
export const weekRange = (tenant: Tenant) => below(tenantPk(tenant), 'WEEK#');
/** One per driver. */
export const manualVacationKey = (tenant: Tenant, employeeId: string): Key => ({
  pk: tenantPk(tenant),
  sk: `MANUALVACATION#${employeeId}`,
});
export const manualVacationRange = (tenant: Tenant) => below(tenantPk(tenant), 'MANUALVACATION#');
export const vacationPicksKey = (tenant: Tenant, employeeId: string): Key => ({
  pk: tenantPk(tenant),
  sk: `VACATIONPICKS#${employeeId}`,
});
export const vacationPicksRange = (tenant: Tenant) => below(tenantPk(tenant), 'VACATIONPICKS#');
export const vacationHistoryKey = (
  tenant: Tenant,
  save: { employeeId: string; acceptedAt: string; receiptNumber: string },
): Key => ({
  pk: `${tenantPk(tenant)}#HISTORY`,
  sk: `VACATION#${save.employeeId}#${save.acceptedAt}#${save.receiptNumber}`,
});
export const vacationHistoryRange = (tenant: Tenant, employeeId: string) =>
  below(`${tenantPk(tenant)}#HISTORY`, `VACATION#${employeeId}#`);
/** Open claims have one place per pick, so that there is one; answered ones a place per publication. */
export const claimKey = (
  tenant: Tenant,
  claim: { periodId: string; employeeId: string; jobId: string },
  place: 'OPEN' | number,
): Key => ({
  pk: tenantPk(tenant),
  sk: `CLAIM#${claim.periodId}#${claim.employeeId}#${place === 'OPEN' ? place : padded(place, 6)}#${claim.jobId}`,
});
export const claimRange = (tenant: Tenant, periodId: string) =>
  below(tenantPk(tenant), `CLAIM#${periodId}#`);
export const driverClaimRange = (tenant: Tenant, periodId: string, employeeId: string) =>
  below(tenantPk(tenant), `CLAIM#${periodId}#${employeeId}#`);

const awardSk = (periodId: string, version: number) => `${periodId}#${padded(version, 6)}`;
export const awardKey = (tenant: Tenant, periodId: string, version: number): Key => ({
  pk: `${tenantPk(tenant)}#AWARD`,
  sk: awardSk(periodId, version),
});
/** Parts and outcomes are staged under a name of their contents: publishers cannot mix theirs. */
export const awardPartKey = (
  tenant: Tenant,
  {
    periodId,
    version,
    stage,
    part,
  }: { periodId: string; version: number; stage: string; part: number },
): Key => ({
  pk: `${tenantPk(tenant)}#AWARD`,
  sk: `${awardSk(periodId, version)}#${stage}#PART#${padded(part, 3)}`,
});
export const outcomeKey = (
  tenant: Tenant,
  award: { periodId: string; version: number; stage: string; employeeId: string },
): Key => ({
  pk: `${tenantPk(tenant)}#AWARD`,
  sk: `${awardSk(award.periodId, award.version)}#DRIVER#${award.employeeId}#${award.stage}`,
});
/** One driver's outcomes of every publisher who staged this version; the header says whose counts. */
export const outcomeRange = (
  tenant: Tenant,
  award: { periodId: string; version: number; employeeId: string },
): KeyRange =>
  below(
    `${tenantPk(tenant)}#AWARD`,
    `${awardSk(award.periodId, award.version)}#DRIVER#${award.employeeId}#`,
  );

export const activityKey = (tenant: Tenant, id: string): Key => ({
  pk: `${tenantPk(tenant)}#ACTIVITY`,
  sk: id,
});
export const activityRange = (tenant: Tenant) => below(`${tenantPk(tenant)}#ACTIVITY`, '');
/** An entry's id is a ULID, which starts with the millisecond it was made in. */
export const activitySince = (tenant: Tenant, epochMs: number): KeyRange => ({
  ...activityRange(tenant),
  from: encodeTime(epochMs, 10),
});
/** What of the log the site still shows. */
export const activityViewKey = (tenant: Tenant): Key => ({
  pk: tenantPk(tenant),
  sk: 'ACTIVITY-VIEW',
});

/** Marks a site whose import has begun and is not complete. */
export const importKey = (tenant: Tenant): Key => ({ pk: tenantPk(tenant), sk: 'IMPORT' });

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
/** One entry per company: an employee id is unique inside a company (design 3). */
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
