import { expect, test } from 'vitest';
import { allDueShards as shards } from '~/app/platform/wiring/due-shards';
import { readRecord } from '~/app/services/award/read-record.server';
import { sendDueMails } from '~/app/services/mail/send-due-mails.server';
import {
  loadWeeksAndSlots,
  readVacationPreferences,
} from '~/app/services/ranking/week-ranking.server';
import { changePortal } from '~/app/services/vacation/change-portal.server';
import { addVacationWeeks } from '~/app/services/vacation/change-weeks.server';
import { giveUpWeek } from '~/app/services/vacation/give-up-week.server';
import { previewFreedWeek, toConfirmed } from '~/app/services/vacation/preview-freed-week.server';
import { publishVacations } from '~/app/services/vacation/publish-vacations.server';
import { readGivenUp } from '~/app/services/vacation/read-given-up.server';
import { readPublishedVacations } from '~/app/services/vacation/read-vacation-assignments.server';
import { verifyAward } from '~/domain/award/record/verify-award';
import type { NewMail } from '~/domain/mail/mail';
import { vacationAwardId } from '~/domain/vacation/vacation-portal';
import { leaveAddresses } from '~/tests/support/contacts';
import { fakeSite, type FakeSite } from '~/tests/support/fake-site';
import { assignVacation } from '~/tests/support/manual-assignments';
import { aDriver } from '~/tests/support/roster-builders';
import { rankWeeks } from '~/tests/support/save-ranks';
import { testEntry } from '~/tests/support/stocked-site';
import { createTestMailer } from '~/tests/support/test-mailer';

const drivers = [1, 2, 3, 4].map((rank) =>
  aDriver({ employeeId: `100000${rank}`, name: `Driver ${rank}`, seniorityNumber: rank }),
);
const dates = { startDate: '2027-01-04', endDate: '2027-01-10', totalSlots: 1 };

/** What a driver sends who reads the confirmation and presses at once. */
const confirmGivingUp = async (fake: FakeSite, employeeId: string, weekId: string) => {
  const context = { deps: fake.deps, access: await fake.asAdmin() };
  const preview = await previewFreedWeek({ ...context, input: { employeeId, weekId } });
  return { ...context, input: { employeeId, weekId, confirmed: toConfirmed(preview) } };
};

/** W1 went to driver 1, W2 to driver 2, and W3 manually to driver 4. Driver 3 ranked W1 and W2 but got neither. */
const published = async () => {
  const fake = await fakeSite(drivers);
  const args = async () => ({ deps: fake.deps, access: await fake.asAdmin(), now: fake.now() });
  await addVacationWeeks(
    await args(),
    ['W1', 'W2', 'W3'].map((weekId) => ({ weekId, ...dates })),
  );
  expect((await assignVacation(await args(), { driverId: '1000004', weekId: 'W3' })).ok).toBe(true);
  await changePortal({ ...(await args()), input: { intent: 'open-portal' } });
  for (const [employeeId, picks] of [
    ['1000001', ['W1']],
    ['1000002', ['W1', 'W2']],
    ['1000003', ['W1', 'W2']],
  ] as const)
    expect((await rankWeeks(fake.deps, employeeId, picks)).ok).toBe(true);
  const giveUp = async (employeeId: string, weekId: string) => {
    fake.clock.advance(1000);
    const done = await giveUpWeek(await confirmGivingUp(fake, employeeId, weekId));
    return done.ok ? 'ok' : done.error.code;
  };
  expect(await giveUp('1000001', 'W1')).toBe('vacation-portal-open');
  await changePortal({ ...(await args()), input: { intent: 'close-portal' } });
  fake.clock.advance(21_000);
  expect(await giveUp('1000001', 'W1')).toBe('week-not-held');
  const publish = async () => {
    fake.clock.advance(1000);
    expect((await publishVacations(await args())).ok).toBe(true);
    const shown = await readPublishedVacations(await args());
    return Object.fromEntries(shown!.rows.map(({ employeeId, weekId }) => [employeeId, weekId]));
  };
  const readPage = async (employeeId: string) =>
    readVacationPreferences({
      deps: fake.deps,
      access: await fake.asDriver(employeeId),
      loaded: await loadWeeksAndSlots({ deps: fake.deps, scope: fake.scope, employeeId }),
      now: fake.now(),
    });
  expect(await publish()).toEqual({
    '1000001': 'W1',
    '1000002': 'W2',
    '1000003': null,
    '1000004': 'W3',
  });
  return { fake, args, giveUp, publish, readPage };
};

test('a freed week is offered down the seniority list and assigned with the next publication', async () => {
  const { giveUp, publish, readPage, args } = await published();
  expect(await readPage('1000002')).toMatchObject({
    offeredId: null,
    held: [{ isGivenUp: false }],
  });
  expect(await giveUp('1000001', 'W1')).toBe('ok');
  expect(await readPage('1000001')).toMatchObject({
    held: [{ isGivenUp: true }],
    weekIds: [],
    offeredId: null,
  });
  expect(await readPage('1000002')).toMatchObject({ offeredId: 'W1' });
  // W1 would go to driver 2, which would free W2 for driver 3.
  expect(await readPage('1000003')).toMatchObject({ offeredId: 'W2' });
  expect(await readGivenUp(await args())).toEqual([{ employeeId: '1000001', weekIds: ['W1'] }]);
  expect(await publish()).toEqual({
    '1000001': null,
    '1000002': 'W1',
    '1000003': 'W2',
    '1000004': 'W3',
  });
  expect(await readGivenUp(await args())).toEqual([]);
  expect(await readPage('1000002')).toMatchObject({ offeredId: null });
});

test('drivers who got another week because one was freed are told, unless they turned that off', async () => {
  const { fake, giveUp, publish } = await published();
  const { deps, scope } = fake;
  const sent: NewMail[] = [];
  const mailer = createTestMailer(async (mail) => void sent.push(mail));
  const send = () => sendDueMails({ deps, mailer, shards, hasTime: () => true });
  await send();
  await leaveAddresses(
    deps,
    scope,
    drivers.map(({ employeeId }) => employeeId),
  );
  const { contacts } = deps.stores;
  await contacts.setMuted(scope, '1000003', { email: ['changed-weeks'] }, testEntry(deps));
  expect(await giveUp('1000001', 'W1')).toBe('ok');
  await publish();
  await send();
  const news = sent.flatMap(({ mail }) =>
    mail.kind === 'award-published' ? [[mail.employeeId, mail.news]] : [],
  );
  expect(news).toEqual([
    ['1000001', { kind: 'no-vacation-week' }],
    ['1000002', expect.objectContaining({ kind: 'vacation-week', weekId: 'W1' })],
  ]);
});

test('declining keeps the current week, and the next driver gets the offer', async () => {
  const { giveUp, publish, readPage } = await published();
  await giveUp('1000001', 'W1');
  expect(await giveUp('1000002', 'W1')).toBe('ok');
  expect(await readPage('1000002')).toMatchObject({
    offeredId: null,
    held: [{ isGivenUp: false }],
  });
  expect(await readPage('1000003')).toMatchObject({ offeredId: 'W1' });
  expect(await publish()).toMatchObject({
    '1000001': null,
    '1000002': 'W2',
    '1000003': 'W1',
  });
});

test('giving up a manually assigned week frees its slot', async () => {
  const { giveUp, publish, fake } = await published();
  expect(await giveUp('1000004', 'W3')).toBe('ok');
  expect(await fake.deps.stores.weeks.manual(fake.scope)).toEqual([]);
  expect(await publish()).toMatchObject({ '1000004': null });
});

test('a week that is manually assigned again can be given up again', async () => {
  const { args, giveUp, publish, readPage } = await published();
  await giveUp('1000001', 'W1');
  const again = { driverId: '1000001', weekId: 'W1' };
  expect((await assignVacation(await args(), again)).ok).toBe(true);
  expect(await readGivenUp(await args())).toEqual([]);
  expect(await publish()).toMatchObject({ '1000001': 'W1' });
  expect(await readGivenUp(await args())).toEqual([]);
  expect(await readPage('1000001')).toMatchObject({
    held: [{ isGivenUp: false, mayGiveUp: true }],
  });
  expect(await giveUp('1000001', 'W1')).toBe('ok');
  expect(await readPage('1000001')).toMatchObject({ held: [{ isGivenUp: true }] });
  expect(await publish()).toMatchObject({ '1000001': null });
});

/**
 * Weeks have one slot unless `slots` says otherwise; driver n ranks `lists[n - 1]`, and `hands` are manual
 * assignments.
 */
const setUpWeeks = async (
  lists: readonly (readonly string[])[],
  { slots = {}, hands = [] }: { slots?: Record<string, number>; hands?: [string, string][] } = {},
) => {
  const fake = await fakeSite(drivers);
  const args = async () => ({ deps: fake.deps, access: await fake.asAdmin(), now: fake.now() });
  await addVacationWeeks(
    await args(),
    ['A', 'B', 'C', 'D'].map((weekId) => ({
      weekId,
      ...dates,
      totalSlots: slots[weekId] ?? dates.totalSlots,
    })),
  );
  for (const [driverId, weekId] of hands)
    expect((await assignVacation(await args(), { driverId, weekId })).ok).toBe(true);
  await changePortal({ ...(await args()), input: { intent: 'open-portal' } });
  for (const [at, picks] of lists.entries())
    expect((await rankWeeks(fake.deps, `100000${at + 1}`, picks)).ok).toBe(true);
  await changePortal({ ...(await args()), input: { intent: 'close-portal' } });
  fake.clock.advance(21_000);
  const publish = async () => {
    fake.clock.advance(1000);
    expect((await publishVacations(await args())).ok).toBe(true);
    const shown = await readPublishedVacations(await args());
    return shown!.rows.map(({ weekId }) => weekId).slice(0, lists.length);
  };
  const giveUp = async (employeeId: string, weekId: string) => {
    fake.clock.advance(1000);
    expect((await giveUpWeek(await confirmGivingUp(fake, employeeId, weekId))).ok).toBe(true);
  };
  return { fake, publish, giveUp };
};

test('giving up a week takes none from a driver with a published week', async () => {
  const { publish, giveUp } = await setUpWeeks([['A', 'B', 'C'], ['B'], ['A']]);
  expect(await publish()).toEqual(['A', 'B', null]);
  await giveUp('1000001', 'A');
  expect(await publish()).toEqual([null, 'B', 'A']);
  expect(await publish()).toEqual([null, 'B', 'A']);
});

test('giving up a manually assigned week takes none from another driver', async () => {
  const { publish, giveUp } = await setUpWeeks([['B', 'C'], ['B']], { hands: [['1000001', 'A']] });
  expect(await publish()).toEqual(['A', 'B']);
  await giveUp('1000001', 'A');
  expect(await publish()).toEqual([null, 'B']);
});

test('a week with another free slot still counts, with its true rank', async () => {
  const { fake, publish, giveUp } = await setUpWeeks([['A', 'B'], ['B'], ['B']], {
    slots: { B: 2 },
  });
  expect(await publish()).toEqual(['A', 'B', 'B']);
  await giveUp('1000002', 'B');
  // The slot of B that driver 2 gave up is free, so driver 1 is still offered B.
  await giveUp('1000001', 'A');
  expect(await publish()).toEqual(['B', null, 'B']);
  const { site } = await fake.site();
  const { awardVersion } = site.vacation;
  const which = { periodId: vacationAwardId, version: awardVersion };
  const record = await readRecord({ deps: fake.deps, scope: fake.scope, ...which });
  expect(record?.input.vacationPreferences[0]).toMatchObject({
    preferences: ['A', 'B'],
    struck: ['A'],
  });
});

test('a driver can give up only their own week, and only once', async () => {
  const { giveUp } = await published();
  expect(await giveUp('1000001', 'W2')).toBe('week-not-held');
  expect(await giveUp('1000001', 'W9')).toBe('week-not-held');
  expect(await giveUp('1000001', 'W1')).toBe('ok');
  expect(await giveUp('1000001', 'W1')).toBe('week-not-held');
});

test('a new list starts without struck weeks', async () => {
  const { fake, args, giveUp, readPage } = await published();
  await giveUp('1000001', 'W1');
  await changePortal({ ...(await args()), input: { intent: 'open-portal' } });
  fake.clock.advance(1000);
  expect((await rankWeeks(fake.deps, '1000001', ['W1'])).ok).toBe(true);
  expect(await readPage('1000001')).toMatchObject({
    weekIds: ['W1'],
    held: [{ isGivenUp: false }],
  });
});

test('a week given up during publishing waits for the next publication', async () => {
  const { fake, args, giveUp, publish } = await published();
  const before = fake.now();
  await publish();
  // Moves the clock back, as for a request that was accepted before the publication but written after the
  // publication had read the lists.
  fake.clock.moveTo(before);
  expect(await giveUp('1000001', 'W1')).toBe('ok');
  expect(await readGivenUp(await args())).toEqual([{ employeeId: '1000001', weekIds: ['W1'] }]);
});

test('a week that was already counted is not named again', async () => {
  const { args, giveUp, publish } = await published();
  await giveUp('1000002', 'W1');
  await publish();
  await giveUp('1000002', 'W2');
  expect(await readGivenUp(await args())).toEqual([{ employeeId: '1000002', weekIds: ['W2'] }]);
});

test('a leftover week cannot be given up, because the same rule would assign it again', async () => {
  const { fake, giveUp, publish, readPage } = await published();
  const { site } = await fake.site();
  const settings = {
    ...site.settings,
    assignLeftoverVacations: true,
    useSeniorityAssignment: true,
  };
  await fake.deps.stores.sites.save(fake.scope, { ...site, settings }, []);
  expect(await giveUp('1000004', 'W3')).toBe('ok');
  expect(await readPage('1000003')).toMatchObject({ offeredId: null });
  expect(await publish()).toMatchObject({ '1000003': 'W3' });
  expect(await readPage('1000003')).toMatchObject({ held: [{ mayGiveUp: false }] });
  expect(await readPage('1000001')).toMatchObject({ held: [{ mayGiveUp: true }] });
  expect(await giveUp('1000003', 'W3')).toBe('week-not-held');
});

test('gives the giver a week that becomes free by their own act, and the record proves it', async () => {
  const { fake, publish, giveUp } = await setUpWeeks([
    ['A', 'B'],
    ['A', 'B'],
    ['B', 'C'],
  ]);
  expect(await publish()).toEqual(['A', 'B', 'C']);
  const context = { deps: fake.deps, access: await fake.asAdmin() };
  const input = { employeeId: '1000001', weekId: 'A' };
  expect(await previewFreedWeek({ ...context, input })).toEqual({
    isWanted: true,
    own: [{ weekId: 'B', rank: 2 }],
    others: [{ driverId: '1000002', before: ['B'], after: ['A'] }],
  });
  await giveUp('1000001', 'A');
  expect(await publish()).toEqual(['B', 'A', 'C']);
  const record = await readRecord({
    deps: fake.deps,
    scope: fake.scope,
    periodId: vacationAwardId,
    version: 2,
  });
  expect(record?.output.chain).toEqual([
    { weekId: 'A', freedBy: '1000001', driverId: '1000002', movedFrom: 'B' },
    { weekId: 'B', freedBy: '1000002', driverId: '1000001', movedFrom: null },
  ]);
  expect(verifyAward(record!, fake.deps.sha256)).toMatchObject({ ok: true });
});

test('does nothing if something else would happen than the confirmation said', async () => {
  const { fake, publish, giveUp } = await setUpWeeks([['A', 'B'], ['A', 'B'], []]);
  expect(await publish()).toEqual(['A', 'B', null]);
  const read = await confirmGivingUp(fake, '1000001', 'A');
  await giveUp('1000002', 'B');
  await giveUp('1000002', 'A');
  expect(await giveUpWeek(read)).toEqual({
    ok: false,
    error: { code: 'preview-changed', weekId: 'A' },
  });
  expect(await fake.deps.stores.vacationPicks.get(fake.scope, '1000001')).not.toHaveProperty(
    'givenUp',
  );
});

test('awards all weeks anew after the portal was open again', async () => {
  const { fake, publish, giveUp } = await setUpWeeks([['A'], ['A', 'B'], []]);
  const args = async () => ({ deps: fake.deps, access: await fake.asAdmin(), now: fake.now() });
  expect(await publish()).toEqual(['A', 'B', null]);
  await giveUp('1000001', 'A');
  await changePortal({ ...(await args()), input: { intent: 'open-portal' } });
  expect((await rankWeeks(fake.deps, '1000001', ['A'])).ok).toBe(true);
  await changePortal({ ...(await args()), input: { intent: 'close-portal' } });
  fake.clock.advance(21_000);
  expect(await publish()).toEqual(['A', 'B', null]);
});
