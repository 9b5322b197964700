import { expect, test } from 'vitest';
import { allDueShards as shards } from '~/app/platform/wiring/due-shards';
import type { Mailer } from '~/app/ports/mail';
import { publishAward } from '~/app/services/award/publish-award.server';
import { changeNumber, sendCodeAgain } from '~/app/services/contacts/change-number.server';
import { confirmNumber } from '~/app/services/contacts/confirm-number.server';
import { stopTexts } from '~/app/services/contacts/stop-texts.server';
import { sendDueMails } from '~/app/services/mail/send-due-mails.server';
import type { NewMail } from '~/domain/mail/mail';
import { numberCodeLimits } from '~/domain/mail/text-limits';
import type { TextMessage } from '~/domain/mail/text-message';
import { dayMs, minuteMs } from '~/domain/time/time-units';
import { leaveAddresses } from '~/tests/support/contacts';
import { fakeSite } from '~/tests/support/fake-site';
import { aDriver, aJob } from '~/tests/support/roster-builders';
import { testEntry } from '~/tests/support/stocked-site';
import { createTestMailer } from '~/tests/support/test-mailer';
import { createTestTexting } from '~/tests/support/text-messages';
import { waitingEntries } from '~/tests/support/waiting';

const [dora, eve] = ['1000001', '1000002'];
const [first, second] = ['+12133734253', '+12133734254'];
type Text = NonNullable<Mailer['text']>;

const start = async (variables: Record<string, string> = {}, count = 2) => {
  const drivers = Array.from({ length: count }, (_, n) =>
    aDriver({ employeeId: String(1_000_001 + n), seniorityNumber: n + 1 }),
  );
  const fake = await fakeSite(drivers, [aJob({ jobId: 'J1' })]);
  const deps = { ...fake.deps, texting: createTestTexting(variables) };
  const sent: TextMessage[] = [];
  const mailed: NewMail[] = [];
  const carrier: { answer: () => ReturnType<Text> } = { answer: async () => 'sent' };
  const mailer = createTestMailer(async (mail) => void mailed.push(mail), {
    text: async ({ mail }) => {
      const answer = await carrier.answer();
      if (answer === 'sent') sent.push(mail);
      return answer;
    },
  });
  const access = (id = dora) => fake.asDriver(id);
  const send = () => sendDueMails({ deps, mailer, shards, hasTime: () => true });
  const set = async (typed: string | null, id = dora) =>
    changeNumber({ deps, access: await access(id), typed });
  const readCode = () => {
    const codes = sent.flatMap(({ message }) =>
      message.kind === 'number-confirmation' ? [message.code] : [],
    );
    return codes.at(-1) ?? '';
  };
  const confirm = async (code = readCode(), id = dora) =>
    confirmNumber({ deps, access: await access(id), code });
  return {
    fake,
    deps,
    sent,
    mailed,
    carrier,
    send,
    set,
    readCode,
    confirm,
    again: async (id = dora) => sendCodeAgain({ deps, access: await access(id) }),
    /** Stores a confirmed number. */
    leave: async (id = dora, number = first) => {
      expect(await set(number, id)).toMatchObject({ ok: true });
      await send();
      expect((await confirm(readCode(), id)).ok).toBe(true);
      sent.splice(0);
    },
    stop: (number = first) =>
      stopTexts({ deps, received: { originationNumber: number, messageBody: 'Stop' } }),
    phone: async (id = dora) => (await deps.stores.contacts.get(fake.scope, id))?.phone,
    publish: async () => {
      await fake.close();
      const done = await publishAward({ deps, access: await fake.asAdmin() });
      if (!done.ok) throw new Error(done.error.code);
    },
    log: async () => (await deps.stores.activity.latest(fake.scope, 50)).map(({ event }) => event),
  };
};
const kinds = (texts: readonly TextMessage[]) => texts.map(({ message }) => message.kind);

test('a new number gets nothing but a code until the driver has typed that', async () => {
  const { set, send, sent, confirm, publish, phone, log } = await start();
  expect(await set('(213) 373-4253')).toEqual({ ok: true, value: null });
  await send();
  expect(sent).toMatchObject([{ number: first, message: { kind: 'number-confirmation' } }]);
  await publish();
  await send();
  expect(sent).toHaveLength(1);
  expect((await phone())?.code).toMatchObject({ triesLeft: 5 });
  expect(JSON.stringify(await log())).not.toMatch(/213|4253/);
  expect((await confirm()).ok).toBe(false);
});

test('after it is confirmed, a published award comes by text, without a name or the job', async () => {
  const { leave, send, sent, publish, phone, log, fake } = await start();
  await leave();
  expect(await phone()).toEqual({ version: 2, number: first });
  expect((await log()).slice(0, 2)).toEqual([
    { code: 'number-changed', change: 'confirmed' },
    { code: 'number-changed', change: 'set' },
  ]);
  await publish();
  await Promise.all([send(), send()]);
  await send();
  expect(sent).toMatchObject([
    { number: first, message: { kind: 'award-published', periodId: '2026-W49' } },
  ]);
  expect(JSON.stringify(sent)).not.toMatch(/J1|Dora|"name"/);
  expect(await waitingEntries(fake.deps.stores)).toEqual([]);
});

test('a code works for ten minutes and five tries, and only the newest one does', async () => {
  const { set, send, readCode, confirm, again, fake } = await start();
  await set(first);
  await send();
  const early = readCode();
  fake.clock.advance(10 * minuteMs);
  expect(await confirm()).toEqual({ ok: false, error: { code: 'number-code-over' } });
  await again();
  await send();
  expect(readCode()).not.toBe(early);
  for (const triesLeft of [4, 3, 2, 1])
    expect(await confirm(early)).toEqual({
      ok: false,
      error: { code: 'wrong-number-code', triesLeft },
    });
  expect(await confirm(early)).toEqual({ ok: false, error: { code: 'number-code-over' } });
  expect(await confirm()).toEqual({ ok: false, error: { code: 'number-code-over' } });
  await again();
  await send();
  expect((await confirm()).ok).toBe(true);
  expect((await confirm('000000')).ok).toBe(true);
});

test('guesses at once count one by one', async () => {
  const { set, send, confirm, phone } = await start();
  await set(first);
  await send();
  const guesses = await Promise.all(Array.from({ length: 20 }, () => confirm('999999')));
  const counted = guesses.filter((one) => !one.ok && one.error.code === 'wrong-number-code');
  expect((await phone())?.code?.triesLeft).toBe(5 - counted.length);
  expect(counted).toHaveLength(1);
});

test('a code of one driver or number confirms no other', async () => {
  const { set, send, readCode, confirm } = await start();
  await set(first);
  await send();
  const code = readCode();
  await set(second, eve);
  await send();
  expect((await confirm(code, eve)).ok).toBe(false);
  await set(second);
  expect((await confirm(code)).ok).toBe(false);
});

test('a confirmed number that is replaced or removed gets one last text', async () => {
  const { leave, set, send, sent, confirm, log, phone } = await start();
  await leave();
  expect(await set(first)).toEqual({ ok: false, error: { code: 'number-known' } });
  await set(second);
  await send();
  expect(sent.map(({ number, message }) => [number, message.kind])).toEqual(
    expect.arrayContaining([
      [second, 'number-confirmation'],
      [first, 'number-removed'],
    ]),
  );
  expect(sent).toHaveLength(2);
  await set(null);
  await send();
  expect(sent).toHaveLength(2);
  expect((await confirm()).ok).toBe(false);
  expect(await phone()).toEqual({ version: 4 });
  expect((await log()).slice(0, 2)).toEqual([
    { code: 'number-changed', change: 'removed' },
    { code: 'number-changed', change: 'changed' },
  ]);
});

const tooMany = { ok: false, error: { code: 'too-many-attempts' } };

test('a driver gets three codes a day', async () => {
  const { fake, set, again } = await start();
  fake.clock.moveTo('2026-11-23T12:00:00.000Z');
  for (const number of [first, second]) expect((await set(number)).ok).toBe(true);
  expect((await again()).ok).toBe(true);
  expect(await again()).toMatchObject(tooMany);
  expect(await set('213 373 4255')).toMatchObject(tooMany);
  expect((await set(null)).ok).toBe(true);
  fake.clock.advance(dayMs);
  expect((await set(first)).ok).toBe(true);
});

test('a number gets three codes a day, whoever enters it', async () => {
  const { set, again } = await start({}, 4);
  expect((await set(first)).ok).toBe(true);
  expect((await again()).ok).toBe(true);
  expect((await set('1 213 373 4253', eve)).ok).toBe(true);
  expect(await set(first, '1000003')).toMatchObject(tooMany);
  // What was refused counts for nobody.
  for (const number of [second, second, second])
    expect((await set(number, '1000004')).ok).toBe(true);
});

test.each(['site', 'installation'] as const)('the codes of a whole %s are limited', async (of) => {
  const { deps, fake, set } = await start();
  const key = of === 'site' ? 'number-code#DEFAULT#MAIN' : 'number-code';
  const { windowMs, max } = numberCodeLimits[of];
  const counter = { key, windowMs, now: fake.clock.now() };
  await deps.stores.throttle.hit({ ...counter, by: max - 1 });
  expect((await set(first)).ok).toBe(true);
  expect(await set(second, eve)).toMatchObject(tooMany);
  for (let n = 0; n < 3; n += 1) await deps.stores.throttle.giveBack(counter);
  for (const number of [second, second, second]) expect((await set(number, eve)).ok).toBe(true);
});

test.each(['DAY', 'MONTH'])(
  'a site whose texts of the %s are used up sends emails only, and its log says so once',
  async (period) => {
    const { fake, deps, leave, publish, send, sent, mailed, log } = await start({
      [`SMS_PER_SITE_${period}`]: '3',
    });
    fake.clock.moveTo('2026-11-25T12:00:00.000Z');
    await leave(dora, first);
    await leave(eve, second);
    await leaveAddresses(deps, fake.scope, [dora, eve]);
    await publish();
    await send();
    expect(sent).toHaveLength(1);
    expect(mailed).toHaveLength(2);
    const event = { code: 'texts-used-up', period: period.toLowerCase(), most: 3 };
    expect((await log()).filter(({ code }) => code === event.code)).toEqual([event]);
    expect(await waitingEntries(deps.stores)).toEqual([]);
  },
);

test('a text that could not be sent is sent later and counts once', async () => {
  const { fake, leave, publish, send, sent, carrier } = await start({ SMS_PER_SITE_DAY: '2' });
  await leave();
  carrier.answer = () => Promise.reject(new Error('Throttled'));
  await publish();
  await send();
  carrier.answer = async () => 'sent';
  fake.clock.advance(2 * minuteMs);
  await send();
  expect(kinds(sent)).toEqual(['award-published']);
});

test.each(['unsubscribed', 'undeliverable'] as const)(
  'a number that AWS reports as %s is removed, and the driver sees why',
  async (why) => {
    const { fake, leave, publish, send, sent, carrier, phone, log } = await start();
    await leave();
    carrier.answer = async () => why;
    await publish();
    await send();
    expect(sent).toEqual([]);
    expect(await phone()).toEqual({ version: 3, lost: { why, at: expect.any(String) as string } });
    expect(await log()).toContainEqual({ code: 'number-lost', driverId: dora, why });
    expect(await waitingEntries(fake.deps.stores)).toEqual([]);
  },
);

test('STOP removes the number from every driver who has it, and nothing is sent anymore', async () => {
  const { leave, set, stop, publish, send, sent, phone, log } = await start();
  await leave(dora, first);
  await leave(eve, second);
  await set(first, eve);
  await publish();
  expect(await stop()).toBe(2);
  expect(await stop()).toBe(0);
  await send();
  expect(kinds(sent)).not.toContain('award-published');
  for (const id of [dora, eve]) expect((await phone(id))?.lost?.why).toBe('unsubscribed');
  expect(await log()).toContainEqual({ code: 'number-lost', driverId: dora, why: 'unsubscribed' });
  expect((await set(first)).ok).toBe(true);
  expect((await phone())?.lost).toBeUndefined();
});

test('another answer changes nothing', async () => {
  const { deps, leave, phone } = await start();
  await leave();
  for (const messageBody of ['HELP', 'START', 'Thank you'])
    expect(
      await stopTexts({ deps, received: { originationNumber: first, messageBody } }),
    ).toBeNull();
  expect((await phone())?.number).toBe(first);
});

test('a driver chooses what comes by text', async () => {
  const { fake, deps, leave, publish, send, sent } = await start();
  await leave();
  const { contacts } = deps.stores;
  await contacts.setMuted(fake.scope, dora, { sms: ['results'] }, testEntry(deps));
  await publish();
  await send();
  expect(sent).toEqual([]);
});

test('where texts are not offered, no number is taken and none gets a text', async () => {
  const { fake, deps, leave, publish, sent, phone } = await start();
  await leave();
  const off = { ...deps, texting: null };
  const access = await fake.asDriver(dora);
  const refused = { ok: false, error: { code: 'texts-not-offered' } };
  expect(await changeNumber({ deps: off, access, typed: second })).toEqual(refused);
  expect(await sendCodeAgain({ deps: off, access })).toEqual(refused);
  expect(await confirmNumber({ deps: off, access, code: '1' })).toEqual(refused);
  await publish();
  const mailer = createTestMailer(async () => undefined);
  await sendDueMails({ deps: off, mailer, shards, hasTime: () => true });
  expect(sent).toEqual([]);
  expect(await waitingEntries(deps.stores)).toEqual([]);
  expect((await phone())?.number).toBe(first);
});
