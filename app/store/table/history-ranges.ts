import { encodeTime } from 'ulid';
import { below, type Key, type KeyRange } from '~/app/store/dynamo/key-range';
import type { Tenant } from '~/domain/company/scope';
import { vacationAwardId } from '~/domain/vacation/vacation-portal';
import {
  activityRange,
  allSavesRange,
  awardKey,
  claimRange,
  periodAwardsRange,
  settingsChangeRange,
  siteKey,
} from './keys';

/* What of a site's history was before a time or a period. */

/** After every key of a period, whose name has a fixed length. */
const afterPeriod = (periodId: string) => `${periodId}\u{10ffff}`;
/** Everything of the awards of periods up to this one. */
export const awardsUntil = (tenant: Tenant, periodId: string): KeyRange => ({
  ...periodAwardsRange(tenant),
  to: afterPeriod(periodId),
});
/** Everything of the vacation awards from a version on. */
export const vacationAwardsFrom = (tenant: Tenant, version: number): KeyRange => ({
  ...below(awardKey(tenant, vacationAwardId, version).pk, `${vacationAwardId}#`),
  from: awardKey(tenant, vacationAwardId, version).sk,
});
/** The items of periods up to this one beside their awards and claims, a range for each kind. */
export const periodMarksUntil = (tenant: Tenant, periodId: string): KeyRange[] =>
  ['GIVENBACK', 'LASTMANUAL', 'LISTREMINDER', 'MANUAL', 'SEEN', 'TRADE', 'UNSEENREMINDER'].map(
    (kind) => ({
      pk: siteKey(tenant).pk,
      from: `${kind}#0`,
      to: `${kind}#${afterPeriod(periodId)}`,
    }),
  );
/** What drivers answered about weeks from this one on: jobs that they give back or take. Each driver has one item of a week. */
export const weekAnswersFrom = (tenant: Tenant, periodId: string): KeyRange[] =>
  ['GIVENBACK', 'LEFTOVER'].map((kind) => ({
    ...below(siteKey(tenant).pk, `${kind}#`),
    from: `${kind}#${periodId}`,
  }));
export const claimsUntil = (tenant: Tenant, periodId: string): KeyRange => ({
  ...claimRange(tenant, '0'),
  from: 'CLAIM#0',
  to: `CLAIM#${afterPeriod(periodId)}`,
});
export const activityUntil = (tenant: Tenant, epochMs: number): KeyRange => ({
  ...activityRange(tenant),
  to: encodeTime(epochMs, 10),
});
export const settingsChangesUntil = (tenant: Tenant, epochMs: number): KeyRange => {
  const range = settingsChangeRange(tenant);
  return { ...range, to: `${range.from}${encodeTime(epochMs, 10)}` };
};
/** All saves, of jobs and of vacation weeks, each driver's in the order of time. */
export const everySaveRange = (tenant: Tenant) => below(allSavesRange(tenant).pk, '');
/** A driver's saves, given one of them, before and from a time on. */
export const splitSaves = (
  { pk, sk }: Key,
  at: string,
): { readonly before: KeyRange; readonly since: KeyRange } => {
  const driver = /^(VACATION#)?[^#]*#/.exec(sk)?.[0] ?? sk;
  const all = below(pk, driver);
  // The time in a key is followed by a receipt, so no key is the time alone.
  return { before: { ...all, to: `${driver}${at}` }, since: { ...all, from: `${driver}${at}` } };
};
