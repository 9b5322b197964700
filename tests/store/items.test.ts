import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { itemBytes, withinLimit } from '~/app/store/dynamo/item-size';
import type { Key } from '~/app/store/dynamo/key-range';
import { fromJournalItems, partBytes, toJournalItems } from '~/app/store/roster/journal-item';
import { driverList, fromListItem, toListItem } from '~/app/store/roster/roster-list';
import { toAwardHeaderItem } from '~/app/store/selection/award-item';
import * as ranges from '~/app/store/table/history-ranges';
import * as keys from '~/app/store/table/keys';
import { dueShards } from '~/app/store/table/table';
import { getFence } from '~/app/store/table/tenant-fence';
import { getDueShard } from '~/app/store/tenancy/site-item';
import { root } from '~/infra/local/build';
import { aDriver } from '~/tests/support/roster-builders';

const tenant = { companyId: 'ACME', siteId: 'MAIN' };

describe('keys', () => {
  const save = { employeeId: '1', acceptedAt: 'a', receiptNumber: 'r' };
  const trade = { awardId: 'p', employeeId: '1', number: 1 };
  const award = { periodId: 'p', version: 1, stage: 's', part: 0, employeeId: '1' };
  const ofTenant = {
    siteKey: keys.siteKey(tenant),
    credentialKey: keys.credentialKey(tenant, '1'),
    credentialRange: keys.credentialRange(tenant),
    adminKey: keys.adminKey(tenant, 'a'),
    listItemKey: keys.listItemKey(tenant, 'JOB', 'j'),
    listHeadKey: keys.listHeadKey(tenant, 'JOB'),
    listTailKey: keys.listTailKey(tenant, 'JOB'),
    listRange: keys.listRange(tenant, 'JOB'),
    journalKey: keys.journalKey(tenant, 'JOB', 1, 0),
    jobTemplatesKey: keys.jobTemplatesKey(tenant),
    apiTokensKey: keys.apiTokensKey(tenant),
    keptAnswerKey: keys.keptAnswerKey(tenant, '01TOKEN', 'h'),
    siteFeedKey: keys.siteFeedKey(tenant),
    calendarFeedKey: keys.calendarFeedKey(tenant, 'h'),
    receiversKey: keys.receiversKey(tenant),
    deliveryKey: keys.deliveryKey(tenant, '01MESSAGE', '01RECEIVER'),
    deliveryRange: keys.deliveryRange(tenant),
    importGlossaryKey: keys.importGlossaryKey(tenant, 'WEEK'),
    keptChangeKey: keys.keptChangeKey(tenant, 'WEEK', '01CHANGE'),
    keptChangeRange: keys.keptChangeRange(tenant, 'WEEK'),
    picksKey: keys.picksKey(tenant, '1'),
    picksRange: keys.picksRange(tenant),
    historyKey: keys.historyKey(tenant, save),
    historyRange: keys.historyRange(tenant, '1'),
    recentHeadKey: keys.recentHeadKey(tenant, 'JOB'),
    recentBucketKey: keys.recentBucketKey(tenant, 'WEEK', 0),
    manualKey: keys.manualKey(tenant, 'p', 'j', 2),
    manualRange: keys.manualRange(tenant, 'p'),
    lastManualKey: keys.lastManualKey(tenant, 'p', '1'),
    weekKey: keys.weekKey(tenant, 'w'),
    weekRange: keys.weekRange(tenant),
    manualVacationKey: keys.manualVacationKey(tenant, '1'),
    manualVacationRange: keys.manualVacationRange(tenant),
    vacationPicksKey: keys.vacationPicksKey(tenant, '1'),
    vacationPicksRange: keys.vacationPicksRange(tenant),
    vacationHistoryKey: keys.vacationHistoryKey(tenant, save),
    vacationHistoryRange: keys.vacationHistoryRange(tenant, '1'),
    claimKey: keys.claimKey(tenant, { periodId: 'p', employeeId: '1', jobId: 'j' }, 'OPEN'),
    claimRange: keys.claimRange(tenant, 'p'),
    driverClaimRange: keys.driverClaimRange(tenant, 'p', '1'),
    adminRange: keys.adminRange(tenant),
    emailedLinkKey: keys.emailedLinkKey(tenant, 'h'),
    peopleKey: keys.peopleKey(tenant),
    awardKey: keys.awardKey(tenant, 'p', 1),
    awardPartKey: keys.awardPartKey(tenant, award),
    outcomeKey: keys.outcomeKey(tenant, award),
    outcomeRange: keys.outcomeRange(tenant, award),
    holdersKey: keys.holdersKey(tenant, award),
    figuresKey: keys.figuresKey(tenant, award),
    factsKey: keys.factsKey(tenant, award),
    factsRange: keys.factsRange(tenant, award),
    periodAwardsRange: keys.periodAwardsRange(tenant),
    claimsBetween: keys.claimsBetween(tenant, 'p', 'q'),
    publicationKey: keys.publicationKey(tenant, 'p'),
    publicationRange: keys.publicationRange(tenant),
    awardsAfter: keys.awardsAfter(tenant, 'p#000001'),
    siteItemsRange: keys.siteItemsRange(tenant),
    listRowsRange: keys.listRowsRange(tenant, 'JOB'),
    recentRange: keys.recentRange(tenant, 'JOB'),
    erasureKey: keys.erasureKey(tenant, '5000001'),
    erasureRange: keys.erasureRange(tenant),
    versionOutcomes: keys.versionOutcomes(tenant, 'p', 1),
    seenResultKey: keys.seenResultKey(tenant, 'p', '1'),
    seenResultRange: keys.seenResultRange(tenant, 'p'),
    givenBackKey: keys.givenBackKey(tenant, 'p', '1'),
    givenBackRange: keys.givenBackRange(tenant, 'p'),
    unseenReminderKey: keys.unseenReminderKey(tenant, 'p', 1),
    listReminderKey: keys.listReminderKey(tenant, 'p'),
    notesKey: keys.notesKey(tenant),
    noteTemplatesKey: keys.noteTemplatesKey(tenant),
    pastNotesKey: keys.pastNotesKey(tenant),
    noteConfirmationsKey: keys.noteConfirmationsKey(tenant, '1'),
    leaveKey: keys.leaveKey(tenant, '1'),
    leaveRange: keys.leaveRange(tenant),
    leftOverKey: keys.leftOverKey(tenant, 'p', '1'),
    leftOverRange: keys.leftOverRange(tenant, 'p'),
    noteConfirmationsRange: keys.noteConfirmationsRange(tenant),
    tradeKey: keys.tradeKey(tenant, trade),
    tradeRange: keys.tradeRange(tenant, 'p'),
    driverTradeRange: keys.driverTradeRange(tenant, 'p', '1'),
    wantedTradeKey: keys.wantedTradeKey(tenant, trade, 'j'),
    wantedTradeRange: keys.wantedTradeRange(tenant, 'p', 'j'),
    openTradeKey: keys.openTradeKey(tenant, 'p', '01A'),
    openTradeRange: keys.openTradeRange(tenant, 'p'),
    waitingTradeRange: keys.waitingTradeRange(tenant, 'p'),
    acceptedTradeKey: keys.acceptedTradeKey(tenant, trade, '2'),
    acceptedTradeRange: keys.acceptedTradeRange(tenant, 'p', '2'),
    contactKey: keys.contactKey(tenant, 'a'),
    contactRange: keys.contactRange(tenant, ''),
    importKey: keys.importKey(tenant),
    activityKey: keys.activityKey(tenant, 'a'),
    activityRange: keys.activityRange(tenant),
    activitySince: keys.activitySince(tenant, 0),
    allSavesRange: keys.allSavesRange(tenant),
    allVacationSavesRange: keys.allVacationSavesRange(tenant),
    settingsChangeKey: keys.settingsChangeKey(tenant, 'a'),
    settingsChangeRange: keys.settingsChangeRange(tenant),
    activityViewKey: keys.activityViewKey(tenant),
    activityUntil: ranges.activityUntil(tenant, 0),
    awardsUntil: ranges.awardsUntil(tenant, 'p'),
    claimsUntil: ranges.claimsUntil(tenant, 'p'),
    erasedHistoryKey: keys.erasedHistoryKey(tenant),
    everySaveRange: ranges.everySaveRange(tenant),
    periodMarksUntil: ranges.periodMarksUntil(tenant, 'p')[0]!,
    settingsChangesUntil: ranges.settingsChangesUntil(tenant, 0),
    splitSaves: ranges.splitSaves(keys.historyKey(tenant, save), 'a').before,
    vacationAwardsFrom: ranges.vacationAwardsFrom(tenant, 1),
    weekAnswersFrom: ranges.weekAnswersFrom(tenant, 'p')[0]!,
    attemptKey: keys.attemptKey(tenant, 'a', true, 'i'),
    attemptsSince: keys.attemptsSince(tenant, 'a', true, 0),
  };

  test('of a tenant start with its name', () => {
    for (const { pk } of Object.values(ofTenant))
      expect(pk).toMatch(/^TENANT#ACME#MAIN(#[A-Z]+)?$/);
  });

  test('are within the fence of the tenant', () => {
    const { reads, writes } = getFence(tenant.companyId, tenant.siteId);
    for (const { pk } of Object.values(ofTenant))
      expect([reads.includes(pk), writes.includes(pk)]).toEqual([true, true]);
  });

  test('name their tenant', () => {
    for (const { pk } of Object.values(ofTenant)) expect(keys.readTenant(pk)).toEqual(tenant);
  });

  test('are all known to this test', () => {
    expect([...Object.keys(keys), ...Object.keys(ranges)].sort()).toEqual(
      [...Object.keys(ofTenant), 'isTenant', 'readTenant'].sort(),
    );
  });

  test.each([
    { companyId: 'ACME#MAIN', siteId: 'MAIN' },
    { companyId: 'ACME', siteId: 'MAIN#ACTIVITY' },
    { companyId: '', siteId: 'MAIN' },
    { companyId: 'acme', siteId: 'MAIN' },
  ])('are refused to the names %j', (wrong) => {
    expect(() => keys.siteKey(wrong)).toThrow('names of a tenant');
    expect(() => keys.activityRange(wrong)).toThrow('names of a tenant');
  });

  test('of list items sort between head and tail, whatever their id', () => {
    for (const id of ['!', '#', '$', '~', '\u{10ffff}', ' ']) {
      const bytes = (key: Key) => Buffer.from(key.sk);
      const item = bytes(keys.listItemKey(tenant, 'JOB', id));
      expect(Buffer.compare(bytes(keys.listHeadKey(tenant, 'JOB')), item)).toBe(-1);
      expect(Buffer.compare(item, bytes(keys.listTailKey(tenant, 'JOB')))).toBe(-1);
    }
  });

  test('of the first place of a job are those of before jobs had several', () => {
    expect(keys.manualKey(tenant, 'p', 'j').sk).toBe('MANUAL#p#j');
    expect(keys.manualKey(tenant, 'p', 'j', 1).sk).toBe('MANUAL#p#j');
  });

  test('of award versions sort as numbers', () => {
    const { sk: ten } = keys.awardKey(tenant, 'p', 10);
    expect(keys.awardKey(tenant, 'p', 9).sk < ten).toBe(true);
  });
});

describe('stored items', () => {
  test('are read back unchanged', () => {
    const driver = aDriver();
    expect(fromListItem(driverList, toListItem(driverList, tenant, driver))).toEqual(driver);
  });

  test('that cannot be parsed are refused without revealing their content', () => {
    const item = {
      ...toListItem(driverList, tenant, aDriver({ name: 'Secret Name' })),
      seniorityNumber: -5,
    };
    expect(() => fromListItem(driverList, item)).toThrow(
      /^A stored driver cannot be read: seniorityNumber$/,
    );
    expect(() => fromListItem(driverList, { ...item, type: 'job' })).toThrow(
      /^Expected a stored driver$/,
    );
  });

  test('above 400 KB are refused before they are sent', () => {
    const item = { pk: 'p', sk: 's', type: 'thing', text: 'ä'.repeat(150_000) };
    expect(withinLimit(item)).toBe(item);
    const large = { ...item, text: 'ä'.repeat(205_000) };
    expect(() => withinLimit(large)).toThrow(
      expect.objectContaining({ name: 'ItemTooLarge' }) as Error,
    );
    expect(itemBytes({ a: [1, { b: 'cc' }], d: null, e: true, f: new Uint8Array(9) })).toBe(30);
  });

  test('hold the header of an award under its version', () => {
    const award = { periodId: 'p', version: 1, publishedAt: '', digest: '', shares: [] };
    const header = { ...award, answeredClaims: [], stage: 's', parts: 1 };
    expect(toAwardHeaderItem(tenant, header)).toMatchObject({ type: 'award', sk: 'p#000001' });
  });
});

describe('a journal', () => {
  test('in several parts is read back unchanged', () => {
    const journal = {
      puts: [{ noise: randomBytes(400_000).toString('hex') }],
      deletes: ['1', '2'],
      found: [{ pk: 'p', sk: 's' }],
    };
    const items = toJournalItems(tenant, 'JOB', 1, journal);
    expect(items).toHaveLength(2);
    for (const item of items) expect(itemBytes(item)).toBeLessThan(partBytes + 1000);
    expect(fromJournalItems(items, (value) => value)).toEqual(journal);
  });

  test('of an earlier release names nothing that was searched', () => {
    const journal = { puts: [], deletes: ['1'] };
    const items = toJournalItems(tenant, 'JOB', 1, journal as never);
    expect(fromJournalItems(items, (value) => value)).toEqual({ ...journal, found: [] });
  });

  test('larger than a transaction is refused', () => {
    const noise = randomBytes(4_000_000).toString('hex');
    const journal = { puts: [{ noise }], deletes: [], found: [] };
    expect(() => toJournalItems(tenant, 'JOB', 1, journal)).toThrow(
      expect.objectContaining({ name: 'ItemTooLarge' }) as Error,
    );
  });
});

test('spreads sites that close at once across the shards', () => {
  const shards = Array.from({ length: 1600 }, (_, n) =>
    getDueShard({ companyId: `C${n}`, siteId: 'MAIN' }),
  );
  const sizes = Array.from(
    { length: dueShards },
    (_, n) => shards.filter((shard) => shard === n).length,
  );
  expect(Math.min(...sizes)).toBeGreaterThan(50);
  // A tenant's shard must never change, because the stored keys of its sites in the due index contain the shard.
  expect(getDueShard({ companyId: 'DEFAULT', siteId: 'MAIN' })).toBe(6);
});

test('nothing can scan the table', () => {
  const sources = readdirSync(join(root, 'app'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) =>
      /ScanCommand|paginateScan|\.scan\(/.test(readFileSync(join(root, 'app', file), 'utf8')),
    );
  expect(sources).toEqual([]);
});
