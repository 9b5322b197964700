import { expect, test } from 'vitest';
import { makeSiteScope } from '~/app/ports/sessions';
import { withdrawAward } from '~/app/services/award/withdraw-award.server';
import { countTrades } from '~/app/services/trades/read-own-trades.server';
import { readTradesPage } from '~/app/services/trades/read-trades-page.server';
import { readTrades } from '~/app/services/trades/read-trades.server';
import type { FakeSite } from '~/tests/support/fake-site';
import { assignManually } from '~/tests/support/manual-assignments';
import {
  accept,
  approve,
  asAdmin,
  asDriver,
  choose,
  crashAfterApproval,
  decline,
  first,
  fourth,
  moveJob,
  of,
  offer,
  periodId,
  publish,
  publishedSite,
  readHeld,
  readOwn,
  readStates,
  second,
  takeBack,
  third,
  toCode,
} from '~/tests/support/trading-site';

const open = (fake: FakeSite, driverId: string, giveId: string) =>
  offer(fake, driverId, giveId, null);
const readOnOffer = async (fake: FakeSite, driverId: string) =>
  (await readOwn(fake, driverId)).onOffer;
const count = async (fake: FakeSite, driverId: string) => {
  const { window: selection } = (await fake.site()).site;
  const { awards } = fake.deps.stores;
  const award = await awards.outcome(fake.scope, periodId, selection.awardVersion, driverId);
  const readOutcome = async () => award?.outcome ?? null;
  return countTrades({ ...(await asDriver(fake, driverId)), of, readOutcome });
};
const assign = async (fake: FakeSite, driverId: string, jobId: string) => {
  const input = { driverId, jobId, note: '', confirmed: true };
  expect(toCode(await assignManually({ ...(await asAdmin(fake)), input }))).toBe('ok');
  expect((await publish(fake)).ok).toBe(true);
};
/** Driver 1 offers J1 to everybody, and drivers 2 and 3 answer with theirs. */
const answered = async () => {
  const fake = await publishedSite();
  const openId = await open(fake, first, 'J1');
  const answers = [await offer(fake, second, 'J2', 'J1'), await offer(fake, third, 'J3', 'J1')];
  return { fake, openId, answers: answers as [string, string] };
};

test('a driver asks everybody, accepts one answer, and an administrator approves the trade', async () => {
  const { fake, answers } = await answered();
  expect(await readStates(fake, first)).toEqual(['open']);
  expect((await readOwn(fake, first)).incoming).toMatchObject([
    { offerId: answers[0], gives: 'J1', gets: 'J2', seniorityNumber: 2 },
    { offerId: answers[1], gives: 'J1', gets: 'J3', seniorityNumber: 3 },
  ]);
  expect(await accept(fake, first, answers[0])).toMatchObject({ value: { became: 'waits' } });
  expect((await readStates(fake, first)).sort()).toEqual(['accepted', 'closed']);
  expect(await readOnOffer(fake, fourth)).toEqual([]);
  expect(await approve(fake, answers[0])).toMatchObject({ value: { isPublished: true } });
  expect(await readHeld(fake)).toMatchObject({ [first]: 'J2', [second]: 'J1' });
});

test('everybody who may hold it and holds something sees what is offered, and nobody who offers it', async () => {
  const fake = await publishedSite();
  await open(fake, second, 'J2');
  await assign(fake, first, 'AIR');
  await open(fake, first, 'AIR');
  expect(await readOnOffer(fake, first)).toEqual(['J2']);
  // They have no airport certification.
  expect([await readOnOffer(fake, second), await readOnOffer(fake, fourth)]).toEqual([[], ['J2']]);
  expect([await count(fake, first), await count(fake, second)]).toEqual([
    { incoming: 0, hasOpen: true },
    { incoming: 0, hasOpen: false },
  ]);
  const page = await readTradesPage(await asDriver(fake, fourth), of);
  expect(JSON.stringify(page)).not.toMatch(/10000\d[1-3]|Dora Driver[1-3]|"seniorityNumber"/);
});

test('two drivers who offer the same job to everybody are one entry', async () => {
  const fake = await publishedSite();
  await open(fake, third, 'J3');
  await open(fake, fourth, 'J3');
  expect(await readOnOffer(fake, first)).toEqual(['J3']);
  expect(await count(fake, first)).toEqual({ incoming: 0, hasOpen: true });
});

test('of two answers that are accepted at once, only the first is', async () => {
  const { fake, answers } = await answered();
  const done = await Promise.all(answers.map((id) => accept(fake, first, id)));
  expect(done.map(toCode).sort()).toEqual(['ok', 'trade-changed']);
  const [left] = (await readOwn(fake, first)).incoming;
  expect(toCode(await accept(fake, first, left!.offerId))).toBe('trade-agreed-already');
});

test('a driver whose answer was accepted accepts no other trade of their job until it is canceled', async () => {
  const { fake, answers } = await answered();
  const other = await offer(fake, fourth, 'J3', 'J2');
  expect(toCode(await accept(fake, first, answers[0]))).toBe('ok');
  expect(await accept(fake, second, other)).toMatchObject({
    error: { code: 'trade-agreed-already', id: 'J2', who: 'you' },
  });
  const elsewhere = await offer(fake, second, 'J2', 'J3');
  expect(await accept(fake, fourth, elsewhere)).toMatchObject({
    error: { code: 'trade-agreed-already', id: 'J2', who: 'other' },
  });
  expect(await takeBack(fake, second, answers[0])).toBe('ok');
  expect(toCode(await accept(fake, second, other))).toBe('ok');
});

test.each(['accepted', 'approved'])(
  'a job of a trade that is %s is neither offered to everybody nor agreed on until it is published',
  async (state) => {
    const fake = await publishedSite();
    const id = await offer(fake, first, 'J1', 'J2');
    const other = await offer(fake, fourth, 'J3', 'J1');
    expect((await readOwn(fake, first)).openable).toEqual(['J1']);
    expect(toCode(await accept(fake, second, id))).toBe('ok');
    if (state === 'approved') await crashAfterApproval(fake, id);
    expect(await readStates(fake, first)).toEqual([state]);
    for (const [driverId, jobId] of [
      [first, 'J1'],
      [second, 'J2'],
    ] as const) {
      expect(await open(fake, driverId, jobId)).toBe('trade-agreed-already');
      expect((await readOwn(fake, driverId)).openable).toEqual([]);
    }
    expect(toCode(await accept(fake, first, other))).toBe('trade-agreed-already');
  },
);

test('a job can be offered to everybody again once its trade is canceled', async () => {
  const fake = await publishedSite();
  const id = await offer(fake, first, 'J1', 'J2');
  await accept(fake, second, id);
  expect(await takeBack(fake, second, id)).toBe('ok');
  expect((await readOwn(fake, second)).openable).toEqual(['J2']);
  await open(fake, second, 'J2');
  expect((await readOwn(fake, second)).openable).toEqual([]);
  expect(await readStates(fake, second)).toEqual(['open', 'canceled']);
});

test('an own offer that is accepted ends the offer of the same job to everybody', async () => {
  const fake = await publishedSite();
  await open(fake, first, 'J1');
  const aimed = await offer(fake, first, 'J1', 'J2');
  expect(toCode(await accept(fake, second, aimed))).toBe('ok');
  expect(await readStates(fake, first)).toEqual(expect.arrayContaining(['closed', 'accepted']));
});

test('what is taken back is seen by nobody, and its answers stay', async () => {
  const { fake, openId, answers } = await answered();
  for (const [driverId, code] of [
    [second, 'trade-not-found'],
    [first, 'ok'],
    [first, 'trade-changed'],
  ] as const)
    expect(await takeBack(fake, driverId, openId)).toBe(code);
  expect(await readOnOffer(fake, fourth)).toEqual([]);
  expect(toCode(await accept(fake, first, answers[0]))).toBe('ok');
});

test('an offer to everybody cannot be accepted, declined or approved', async () => {
  const fake = await publishedSite();
  const id = await open(fake, first, 'J1');
  expect(toCode(await accept(fake, second, id))).toBe('trade-not-found');
  expect(await decline(fake, second, id)).toBe('trade-not-found');
  expect(toCode(await approve(fake, id))).toBe('trade-changed');
});

test('lapses when a version gives the job to somebody else, who gets the answers', async () => {
  const { fake, answers } = await answered();
  await assign(fake, fourth, 'J1');
  expect(await readStates(fake, first)).toEqual(['lapsed']);
  expect(await readOnOffer(fake, second)).toEqual([]);
  expect(toCode(await accept(fake, first, answers[0]))).toBe('trade-not-found');
  expect(toCode(await accept(fake, fourth, answers[0]))).toBe('ok');
});

test('lapses when the job changes', async () => {
  const fake = await publishedSite();
  await open(fake, first, 'J1');
  await moveJob(fake, { jobId: 'J1' });
  expect(await readStates(fake, first)).toEqual(['lapsed']);
  expect(await readOnOffer(fake, second)).toEqual([]);
});

test('a driver offers to everybody what they hold, and one time', async () => {
  const fake = await publishedSite();
  expect(await open(fake, first, 'J2')).toBe('trade-not-held');
  await open(fake, first, 'J1');
  expect(await open(fake, first, 'J1')).toBe('trade-offered-already');
});

test('nothing is on offer while nobody can trade, nor once the week has begun', async () => {
  const fake = await publishedSite();
  await open(fake, first, 'J1');
  await choose(fake, { trades: 'off' });
  expect([await count(fake, second), await readOnOffer(fake, second)]).toEqual([null, []]);
  expect(await open(fake, second, 'J2')).toBe('trades-off');
  await choose(fake, { trades: 'with-approval' });
  fake.clock.moveTo('2026-11-30T12:00:00.000Z');
  expect([await count(fake, second), await readOnOffer(fake, second)]).toEqual([
    { incoming: 0, hasOpen: false },
    [],
  ]);
  expect(await open(fake, second, 'J2')).toBe('trade-week-begun');
  const input = { of, reason: 'A job was missing', seen: 1 } as const;
  await withdrawAward({ ...(await asAdmin(fake)), input });
  expect([await count(fake, second), await readOnOffer(fake, second)]).toEqual([null, []]);
  expect(await open(fake, second, 'J2')).toBe('trades-not-published');
});

test('administrators count it among the offers, and the log has its beginning and end', async () => {
  const fake = await publishedSite();
  const id = await open(fake, first, 'J1');
  expect(await readTrades({ ...(await asAdmin(fake)), of })).toMatchObject({
    offered: 1,
    trades: [],
  });
  await takeBack(fake, first, id);
  const entries = await fake.deps.stores.activity.latest(fake.scope, 2);
  expect(entries.map(({ event }) => event)).toEqual([
    { code: 'trade-closed', giveId: 'J1', periodId },
    { code: 'trade-opened', giveId: 'J1', periodId },
  ]);
});

test('no other tenant sees it', async () => {
  const fake = await publishedSite();
  await open(fake, first, 'J1');
  const actor = { role: 'driver', employeeId: second } as const;
  const foreign = makeSiteScope({ companyId: 'OTHER', siteId: 'MAIN' }, actor);
  expect(await fake.deps.stores.trades.listOpen(foreign, periodId)).toEqual([]);
});

test('many waiting offers are counted without reading all of them', async () => {
  const { fake } = await answered();
  const { trades } = fake.deps.stores;
  (trades as { listFewWaiting: typeof trades.listFewWaiting }).listFewWaiting = async () => null;
  expect(await count(fake, first)).toEqual({ incoming: 2, hasOpen: false });
  expect(await count(fake, fourth)).toEqual({ incoming: 0, hasOpen: true });
});
