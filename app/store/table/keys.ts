import { encodeTime } from 'ulid';
import { below, padded, type Key, type KeyRange } from '~/app/store/dynamo/key-range';
import { companyIdSchema, siteIdSchema } from '~/domain/company/company-schema';
import type { Tenant } from '~/domain/company/scope';

/** Only this module makes the keys of items that belong to one tenant. */

/** Whether these can be the IDs of a tenant. IDs from a URL may be invalid. */
export const isTenant = ({ companyId, siteId }: Tenant): boolean =>
  companyIdSchema.safeParse(companyId).success && siteIdSchema.safeParse(siteId).success;

/** The tenant whose partition it is. No ID contains the separator. */
export const readTenant = (pk: string): Tenant => {
  const [, companyId = '', siteId = ''] = pk.split('#');
  return { companyId, siteId };
};

/** Throws for invalid IDs, because they could form another tenant's key. */
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
/** A contact has its own item, so that no list of drivers contains email addresses. */
export const contactKey = (tenant: Tenant, employeeId: string): Key => ({
  pk: tenantPk(tenant),
  sk: `CONTACT#${employeeId}`,
});
/**
 * Contacts after an employee ID ('' for all). The trailing space in `from` starts the range just after that ID's own
 * key.
 */
export const contactRange = (tenant: Tenant, after: string): KeyRange => ({
  ...below(tenantPk(tenant), 'CONTACT#'),
  from: `CONTACT#${after} `,
});
export const adminKey = (tenant: Tenant, username: string): Key => ({
  pk: tenantPk(tenant),
  sk: `ADMIN#${username}`,
});
export const adminRange = (tenant: Tenant) => below(tenantPk(tenant), 'ADMIN#');
/** Leads to a link that was emailed to somebody with access to a site, so that erasing the site finds it. */
export const emailedLinkKey = (tenant: Tenant, hash: string): Key => ({
  pk: tenantPk(tenant),
  sk: `LINK#${hash}`,
});
/** The version of the list of people with access to a site. */
export const peopleKey = (tenant: Tenant): Key => ({ pk: tenantPk(tenant), sk: 'PEOPLE' });

/**
 * Encodes the username, because a `#` in it could otherwise reach another account. Successful and refused sign-ins have
 * separate ranges, so that many of one kind do not push out the other.
 */
const attempts = (tenant: Tenant, username: string, entered: boolean): KeyRange =>
  below(
    tenantPk(tenant),
    `SIGNIN#${encodeURIComponent(username)}#${entered ? 'ENTERED' : 'REFUSED'}#`,
  );
export const attemptKey = (tenant: Tenant, username: string, entered: boolean, id: string): Key => {
  const { pk, from } = attempts(tenant, username, entered);
  return { pk, sk: `${from}${id}` };
};
/**
 * The attempts since a time. The range is one of IDs, because an attempt's ID is a ULID, which begins with its time.
 */
export const attemptsSince = (
  tenant: Tenant,
  username: string,
  entered: boolean,
  epochMs: number,
): KeyRange => {
  const range = attempts(tenant, username, entered);
  return { ...range, from: `${range.from}${encodeTime(epochMs, 10)}` };
};

export type ListName = 'DRIVER' | 'JOB';
export const listItemKey = (tenant: Tenant, list: ListName, id: string): Key => ({
  pk: tenantPk(tenant),
  sk: `${list}#${id}`,
});
/**
 * A list's version is stored on both sides of its items (`!` sorts before `#`, `$` after). One query reads
 * head, items and tail in this order, and equal versions show that no change came in between.
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

/** All tokens of the site's own programs, which are few. */
export const apiTokensKey = (tenant: Tenant): Key => ({ pk: tenantPk(tenant), sk: 'APITOKENS' });
/** The answer to a request with an idempotency key. The key is a program's, so only its hash is in ours. */
export const keptAnswerKey = (tenant: Tenant, tokenId: string, keyHash: string): Key => ({
  pk: tenantPk(tenant),
  sk: `APIANSWER#${tokenId}#${keyHash}`,
});

/** The receivers of webhooks, which are few. */
export const receiversKey = (tenant: Tenant): Key => ({ pk: tenantPk(tenant), sk: 'RECEIVERS' });
/** The ID of a message is a ULID, so the range is in the order of time. */
export const deliveryKey = (tenant: Tenant, messageId: string, receiverId: string): Key => ({
  pk: tenantPk(tenant),
  sk: `DELIVERY#${messageId}#${receiverId}`,
});
export const deliveryRange = (tenant: Tenant) => below(tenantPk(tenant), 'DELIVERY#');

/** A calendar feed. `hash` is that of the secret in its link, so that the table does not reveal the link. */
export const calendarFeedKey = (tenant: Tenant, hash: string): Key => ({
  pk: tenantPk(tenant),
  sk: `CALENDARFEED#${hash}`,
});

/** Which calendar feed is that of the site. */
export const siteFeedKey = (tenant: Tenant): Key => ({ pk: tenantPk(tenant), sk: 'SITEFEED' });

export const jobTemplatesKey = (tenant: Tenant): Key => ({
  pk: tenantPk(tenant),
  sk: 'JOBTEMPLATES',
});

/** What people answered about headers and words of imports of a list. */
export const importGlossaryKey = (tenant: Tenant, list: ListName | 'WEEK'): Key => ({
  pk: tenantPk(tenant),
  sk: `IMPORTGLOSSARY#${list}`,
});

/**
 * A change of a list, until it is undone or too old to be. The ID is a ULID, so the range is in the order of time. An earlier
 * release kept only the last bulk change of a list, whose ID is empty and which the range begins with.
 */
export const keptChangeKey = (tenant: Tenant, list: ListName | 'WEEK', id: string): Key => ({
  pk: tenantPk(tenant),
  sk: `LASTBULK#${list}${id && `#${id}`}`,
});
export const keptChangeRange = (tenant: Tenant, list: ListName | 'WEEK'): KeyRange => ({
  ...below(tenantPk(tenant), `LASTBULK#${list}#`),
  from: `LASTBULK#${list}`,
});

export const picksKey = (tenant: Tenant, employeeId: string): Key => ({
  pk: tenantPk(tenant),
  sk: `PICKS#${employeeId}`,
});
export const picksRange = (tenant: Tenant) => below(tenantPk(tenant), 'PICKS#');
/** The receipt number distinguishes two saves of the same millisecond. */
export const historyKey = (
  tenant: Tenant,
  save: { employeeId: string; acceptedAt: string; receiptNumber: string },
): Key => ({
  pk: `${tenantPk(tenant)}#HISTORY`,
  sk: `${save.employeeId}#${save.acceptedAt}#${save.receiptNumber}`,
});
export const historyRange = (tenant: Tenant, employeeId: string) =>
  below(`${tenantPk(tenant)}#HISTORY`, `${employeeId}#`);
/** The saves of all drivers. Each range starts with a character of its own, a digit or a letter. */
export const allSavesRange = (tenant: Tenant): KeyRange => ({
  ...below(`${tenantPk(tenant)}#HISTORY`, ''),
  from: '0',
  to: ':',
});
export const allVacationSavesRange = (tenant: Tenant) =>
  below(`${tenantPk(tenant)}#HISTORY`, 'VACATION#');

export type RecentName = 'JOB' | 'WEEK';
/** Recent lists have their own partition, because many people read them at once. */
export const recentHeadKey = (tenant: Tenant, name: RecentName): Key => ({
  pk: `${tenantPk(tenant)}#RECENT`,
  sk: `${name}!`,
});
export const recentBucketKey = (tenant: Tenant, name: RecentName, index: number): Key => ({
  pk: `${tenantPk(tenant)}#RECENT`,
  sk: `${name}#${padded(index, 6)}`,
});

/** No job ID has a tab, so a place of one job is never taken for another job. */
export const manualKey = (tenant: Tenant, periodId: string, jobId: string, place = 1): Key => ({
  pk: tenantPk(tenant),
  sk: `MANUAL#${periodId}#${jobId}${place === 1 ? '' : `\t${padded(place, 3)}`}`,
});
export const manualRange = (tenant: Tenant, periodId: string) =>
  below(tenantPk(tenant), `MANUAL#${periodId}#`);

/**
 * The driver's latest manual assignment, even if it was replaced or removed. The prefix keeps it out of the range that
 * lists the assignments.
 */
export const lastManualKey = (tenant: Tenant, periodId: string, employeeId: string): Key => ({
  pk: tenantPk(tenant),
  sk: `LASTMANUAL#${periodId}#${employeeId}`,
});

export const weekKey = (tenant: Tenant, weekId: string): Key => ({
  pk: tenantPk(tenant),
  sk: `WEEK#${weekId}`,
});
export const weekRange = (tenant: Tenant) => below(tenantPk(tenant), 'WEEK#');
/** The key contains no week, so that each driver can have only one. */
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
/**
 * An open claim has one key per pick or other subject, so that each has at most one open claim. Answered claims have one key
 * per version. No job ID has a tab, so the key of another subject is not that of a pick.
 */
export const claimKey = (
  tenant: Tenant,
  claim: { periodId: string; employeeId: string } & (
    | { jobId: string; kind?: undefined }
    | { kind: string }
  ),
  place: 'OPEN' | number,
): Key => {
  const subject = claim.kind === undefined ? claim.jobId : `\t${claim.kind}`;
  const at = place === 'OPEN' ? place : padded(place, 6);
  return {
    pk: tenantPk(tenant),
    sk: `CLAIM#${claim.periodId}#${claim.employeeId}#${at}#${subject}`,
  };
};
export const claimRange = (tenant: Tenant, periodId: string) =>
  below(tenantPk(tenant), `CLAIM#${periodId}#`);
/** The claims of the periods from `first` to `last`, both included. */
export const claimsBetween = (tenant: Tenant, first: string, last: string): KeyRange => ({
  pk: tenantPk(tenant),
  from: claimRange(tenant, first).from,
  to: claimRange(tenant, last).to,
});
export const driverClaimRange = (tenant: Tenant, periodId: string, employeeId: string) =>
  below(tenantPk(tenant), `CLAIM#${periodId}#${employeeId}#`);

const awardSk = (periodId: string, version: number) => `${periodId}#${padded(version, 6)}`;
export const awardKey = (tenant: Tenant, periodId: string, version: number): Key => ({
  pk: `${tenantPk(tenant)}#AWARD`,
  sk: awardSk(periodId, version),
});
/**
 * Parts and outcomes are staged under a name derived from their content, so that parallel publications do not
 * mix.
 */
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
/** All outcomes of one driver that were staged for this version. The header says which one counts. */
export const outcomeRange = (
  tenant: Tenant,
  award: { periodId: string; version: number; employeeId: string },
): KeyRange =>
  below(
    `${tenantPk(tenant)}#AWARD`,
    `${awardSk(award.periodId, award.version)}#DRIVER#${award.employeeId}#`,
  );

/**
 * Who got which job in a version. The key ends with the stage, like that of an outcome, so that earlier versions of the
 * application keep it when they delete what was staged under other names.
 */
export const holdersKey = (
  tenant: Tenant,
  award: { periodId: string; version: number; stage: string },
): Key => ({
  pk: `${tenantPk(tenant)}#AWARD`,
  sk: `${awardSk(award.periodId, award.version)}#HOLDERS#${award.stage}`,
});
/** The figures of a version that reports need. */
export const figuresKey = (
  tenant: Tenant,
  award: { periodId: string; version: number; stage: string },
): Key => ({
  pk: `${tenantPk(tenant)}#AWARD`,
  sk: `${awardSk(award.periodId, award.version)}#FIGURES#${award.stage}`,
});
/** All facts that were staged for this version. The header says which ones count. */
export const factsRange = (
  tenant: Tenant,
  award: { periodId: string; version: number },
): KeyRange =>
  below(`${tenantPk(tenant)}#AWARD`, `${awardSk(award.periodId, award.version)}#FACTS#`);
/** The facts of a version about the site and its jobs or weeks. */
export const factsKey = (
  tenant: Tenant,
  award: { periodId: string; version: number; stage: string },
): Key => {
  const { pk, from } = factsRange(tenant, award);
  return { pk, sk: `${from}${award.stage}` };
};
/** Everything of the awards of periods, which are named by a year and a week. */
export const periodAwardsRange = (tenant: Tenant): KeyRange => ({
  ...below(`${tenantPk(tenant)}#AWARD`, ''),
  from: '0',
  to: ':',
});

/** The publication of an award that is being staged. */
export const publicationKey = (tenant: Tenant, periodId: string): Key => ({
  pk: tenantPk(tenant),
  sk: `PUBLICATION#${periodId}`,
});
/** All outcomes that were staged for a version, under any name. */
export const versionOutcomes = (tenant: Tenant, periodId: string, version: number): KeyRange =>
  below(`${tenantPk(tenant)}#AWARD`, `${awardSk(periodId, version)}#`);

/** A driver's confirmation of their result. Each driver writes only their own item. */
export const seenResultKey = (tenant: Tenant, awardId: string, employeeId: string): Key => ({
  pk: tenantPk(tenant),
  sk: `SEEN#${awardId}#${employeeId}`,
});
export const seenResultRange = (tenant: Tenant, awardId: string) =>
  below(tenantPk(tenant), `SEEN#${awardId}#`);
/** A driver's wish to give back a job of a period. Each driver has at most one. */
export const givenBackKey = (tenant: Tenant, periodId: string, employeeId: string): Key => ({
  pk: tenantPk(tenant),
  sk: `GIVENBACK#${periodId}#${employeeId}`,
});
export const givenBackRange = (tenant: Tenant, periodId: string) =>
  below(tenantPk(tenant), `GIVENBACK#${periodId}#`);
/** Remembers that the drivers who had not seen this version were reminded. */
export const unseenReminderKey = (tenant: Tenant, periodId: string, version: number): Key => ({
  pk: tenantPk(tenant),
  sk: `UNSEENREMINDER#${awardSk(periodId, version)}`,
});

/** When drivers without a list were last reminded in a period. */
export const listReminderKey = (tenant: Tenant, periodId: string): Key => ({
  pk: tenantPk(tenant),
  sk: `LISTREMINDER#${periodId}`,
});

/** The notes that are shown to drivers. Every driver's page reads this item. */
export const notesKey = (tenant: Tenant): Key => ({ pk: tenantPk(tenant), sk: 'NOTES' });
/** The latest notes that are no longer shown. */
export const pastNotesKey = (tenant: Tenant): Key => ({ pk: tenantPk(tenant), sk: 'PASTNOTES' });
export const noteTemplatesKey = (tenant: Tenant): Key => ({
  pk: tenantPk(tenant),
  sk: 'NOTETEMPLATES',
});
/** Which notes a driver has confirmed. Each driver writes only their own item. */
export const noteConfirmationsKey = (tenant: Tenant, employeeId: string): Key => ({
  pk: tenantPk(tenant),
  sk: `NOTECONFIRMED#${employeeId}`,
});
export const noteConfirmationsRange = (tenant: Tenant) => below(tenantPk(tenant), 'NOTECONFIRMED#');

/** When a driver is away. A driver without leave has no item. */
export const leaveKey = (tenant: Tenant, employeeId: string): Key => ({
  pk: tenantPk(tenant),
  sk: `LEAVE#${employeeId}`,
});
export const leaveRange = (tenant: Tenant) => below(tenantPk(tenant), 'LEAVE#');

interface TradeName {
  /** The period of jobs, or `vacation`. */
  readonly awardId: string;
  /** The driver who made the offer. */
  readonly employeeId: string;
  readonly number: number;
}
const tradePart = ({ employeeId, number }: TradeName) => `${employeeId}#${padded(number, 6)}`;
/** An offer to trade, numbered for each driver, so that two at once do not both count as the next one. */
export const tradeKey = (tenant: Tenant, name: TradeName): Key => ({
  pk: tenantPk(tenant),
  sk: `TRADE#${name.awardId}#BY#${tradePart(name)}`,
});
export const tradeRange = (tenant: Tenant, awardId: string) =>
  below(tenantPk(tenant), `TRADE#${awardId}#BY#`);
export const driverTradeRange = (tenant: Tenant, awardId: string, employeeId: string) =>
  below(tenantPk(tenant), `TRADE#${awardId}#BY#${employeeId}#`);
/** The copies of offers to everybody, in the order of being made. */
export const openTradeRange = (tenant: Tenant, awardId: string) =>
  below(tenantPk(tenant), `TRADE#${awardId}#OPEN#`);
export const openTradeKey = (tenant: Tenant, awardId: string, id: string): Key => ({
  pk: tenantPk(tenant),
  sk: `TRADE#${awardId}#OPEN#${id}`,
});
/** The copies of all waiting offers. Nothing else sorts between those by what they want and those to everybody. */
export const waitingTradeRange = (tenant: Tenant, awardId: string) => ({
  ...below(tenantPk(tenant), `TRADE#${awardId}#FOR#`),
  to: openTradeRange(tenant, awardId).to,
});
/** Encodes the wanted job or week, because a `#` in it could otherwise reach another one. */
export const wantedTradeRange = (tenant: Tenant, awardId: string, wantId: string) =>
  below(tenantPk(tenant), `TRADE#${awardId}#FOR#${encodeURIComponent(wantId)}#`);
/** A copy of a waiting offer, found by what it wants. */
export const wantedTradeKey = (tenant: Tenant, name: TradeName, wantId: string): Key => {
  const { pk, from } = wantedTradeRange(tenant, name.awardId, wantId);
  return { pk, sk: `${from}${tradePart(name)}` };
};
export const acceptedTradeRange = (tenant: Tenant, awardId: string, employeeId: string) =>
  below(tenantPk(tenant), `TRADE#${awardId}#WITH#${employeeId}#`);
/** A copy of an accepted offer, found by who accepted it. */
export const acceptedTradeKey = (tenant: Tenant, name: TradeName, employeeId: string): Key => {
  const { pk, from } = acceptedTradeRange(tenant, name.awardId, employeeId);
  return { pk, sk: `${from}${tradePart(name)}` };
};

/** A driver's answers about the left-over jobs of a week. Each driver writes only their own item. */
export const leftOverKey = (tenant: Tenant, periodId: string, employeeId: string): Key => ({
  pk: tenantPk(tenant),
  sk: `LEFTOVER#${periodId}#${employeeId}`,
});
export const leftOverRange = (tenant: Tenant, periodId: string) =>
  below(tenantPk(tenant), `LEFTOVER#${periodId}#`);

export const activityKey = (tenant: Tenant, id: string): Key => ({
  pk: `${tenantPk(tenant)}#ACTIVITY`,
  sk: id,
});
export const activityRange = (tenant: Tenant) => below(`${tenantPk(tenant)}#ACTIVITY`, '');
/** The id of an entry is a ULID, which begins with its creation time in milliseconds. */
export const activitySince = (tenant: Tenant, epochMs: number): KeyRange => ({
  ...activityRange(tenant),
  from: encodeTime(epochMs, 10),
});
/** Says which part of the log the site still shows. */
export const activityViewKey = (tenant: Tenant): Key => ({
  pk: tenantPk(tenant),
  sk: 'ACTIVITY-VIEW',
});

/** Copies of the log's entries about settings, so that they are found without reading the whole log. */
export const settingsChangeKey = (tenant: Tenant, id: string): Key => ({
  pk: tenantPk(tenant),
  sk: `SETTINGSCHANGE#${id}`,
});
export const settingsChangeRange = (tenant: Tenant) => below(tenantPk(tenant), 'SETTINGSCHANGE#');

/** Marks a site whose import has begun but is not complete. */
export const importKey = (tenant: Tenant): Key => ({ pk: tenantPk(tenant), sk: 'IMPORT' });

/** The erasure of a driver, by the number that stands for the driver afterwards. */
export const erasureKey = (tenant: Tenant, number: string): Key => ({
  pk: tenantPk(tenant),
  sk: `ERASURE#${number}`,
});
export const erasureRange = (tenant: Tenant) => below(tenantPk(tenant), 'ERASURE#');
/** The rows of a list, without its versions. */
export const listRowsRange = (tenant: Tenant, list: ListName) =>
  below(tenantPk(tenant), `${list}#`);
/** All items of the site's main partition. */
export const siteItemsRange = (tenant: Tenant) => below(tenantPk(tenant), '');
/** The items of awards after everything of this version; '' for all. */
export const awardsAfter = (tenant: Tenant, versionSk: string): KeyRange => {
  const range = below(`${tenantPk(tenant)}#AWARD`, '');
  return versionSk ? { ...range, from: `${versionSk}#\u{10ffff}` } : range;
};
export const publicationRange = (tenant: Tenant) => below(tenantPk(tenant), 'PUBLICATION#');
export const recentRange = (tenant: Tenant, name: RecentName): KeyRange => ({
  pk: `${tenantPk(tenant)}#RECENT`,
  from: `${name}!`,
  to: `${name}$`,
});

/** The record of what was erased of the site's history. */
export const erasedHistoryKey = (tenant: Tenant): Key => ({
  pk: tenantPk(tenant),
  sk: 'ERASEDHISTORY',
});
