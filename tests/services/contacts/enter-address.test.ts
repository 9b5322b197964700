import { expect, test } from 'vitest';
import { changeContact } from '~/app/services/contacts/change-contact.server';
import { confirmAddress } from '~/app/services/contacts/confirm-address.server';
import {
  askAgain,
  enterAddress,
  removeEntered,
} from '~/app/services/contacts/enter-address.server';
import { enterPlanned, planAddresses } from '~/app/services/contacts/paste-addresses.server';
import { readAddresses } from '~/app/services/contacts/read-addresses.server';
import { readReached } from '~/app/services/contacts/read-reached.server';
import { removeLostAddress } from '~/app/services/contacts/remove-lost-address.server';
import { sendDueMails } from '~/app/services/mail/send-due-mails.server';
import { hasAddress } from '~/domain/mail/contact';
import { nameAddressState } from '~/domain/mail/entered-address';
import type { PastePlan } from '~/domain/mail/pasted-addresses';
import { signPlainly } from '~/tests/support/contacts';
import { fakeSite } from '~/tests/support/fake-site';
import { aDriver } from '~/tests/support/roster-builders';
import { createTestMailer } from '~/tests/support/test-mailer';
import { waitingMails } from '~/tests/support/waiting';

const [employeeId, otherId] = ['1000001', '1000002'];
const [home, work] = ['dora@home.example', 'dora@work.example'];
const idOf = (number: number) => String(1_000_000 + number);
const done = { ok: true, value: 'Dora Driver' };
const refused = (code: string) => ({ ok: false, error: { code } });

const start = async (count = 2) => {
  const fake = await fakeSite(
    Array.from({ length: count }, (_, at) =>
      aDriver({ employeeId: idOf(at + 1), name: 'Dora Driver', seniorityNumber: at + 1 }),
    ),
  );
  const { deps, scope } = fake;
  const { contacts, activity } = deps.stores;
  const asking = async () => ({
    deps,
    access: await fake.asAdmin(),
    language: 'es' as const,
    signConfirmation: signPlainly,
  });
  const get = (id = employeeId) => contacts.get(scope, id);
  const call = async (id = employeeId, seen?: string) => ({
    ...(await asking()),
    employeeId: id,
    seen: seen ?? nameAddressState(await get(id)),
  });
  const linked = async () => {
    const contact = await get();
    if (!contact || !hasAddress(contact)) throw new Error('There is no address.');
    return { deps, scope, contact };
  };
  return {
    fake,
    get,
    enter: async (email: string, id?: string, seen?: string) =>
      enterAddress({ ...(await call(id, seen)), email }),
    again: async () => askAgain(await call()),
    remove: async () => removeEntered(await call()),
    byDriver: async (email: string | null) =>
      changeContact({
        deps,
        access: await fake.asDriver(employeeId),
        signConfirmation: signPlainly,
        email,
      }),
    confirm: async () => confirmAddress(await linked()),
    lose: async (why: 'refused' | 'bounced') => removeLostAddress({ ...(await linked()), why }),
    plan: async (text: string) => {
      const planned = await planAddresses({ ...(await asking()), text });
      if (!planned.ok) throw new Error(planned.error.code);
      return planned.value;
    },
    enterPlan: async ({ asks }: PastePlan) => enterPlanned({ ...(await asking()), asks }),
    status: async () => {
      const all = await readAddresses({ deps, access: await fake.asAdmin(), now: fake.now() });
      return all[0]?.status;
    },
    isReached: async () => (await readReached({ deps, scope, kind: 'results' })).has(employeeId),
    log: async () => (await activity.latest(scope, 1))[0],
    mails: async () => (await waitingMails(deps.stores)).map(({ mail }) => mail),
  };
};

test('the owner gets one request that says who entered the address, and nothing else before confirming', async () => {
  const { fake, get, enter, confirm, isReached, status, mails, log } = await start();
  expect(await enter(home)).toEqual(done);
  const asked = { at: fake.now(), byAdmin: true };
  expect(await get()).toEqual({ employeeId, email: home, unconfirmed: true, asked });
  const { company } = await fake.site();
  const entered = { companyName: company.name };
  const request = { kind: 'address-confirmation', to: home, employeeId, language: 'es', entered };
  expect(await mails()).toMatchObject([request]);
  const about = { driverId: employeeId, driverName: 'Dora Driver', change: 'entered' };
  expect(await log()).toMatchObject({
    actor: { id: 'admin' },
    event: { code: 'entered-address-changed', ...about },
  });
  expect(JSON.stringify(await log())).not.toContain('@');
  expect([await isReached(), (await status())?.state]).toEqual([false, 'waiting']);
  await confirm();
  expect(await get()).toEqual({ employeeId, email: home });
  expect([await isReached(), (await status())?.state]).toEqual([true, 'confirmed']);
});

test('the request is in the language that the driver chose', async () => {
  const { fake, enter, mails } = await start();
  await fake.deps.stores.contacts.setLanguage(fake.scope, employeeId, 'en');
  await enter(home);
  expect(await mails()).toMatchObject([{ language: 'en' }]);
});

test('an address that waits is replaced, asked again and removed without a word to the old one', async () => {
  const { fake, get, enter, again, remove, mails, log } = await start();
  await enter(home);
  fake.clock.advance(1000);
  expect(await enter(work)).toEqual(done);
  fake.clock.advance(1000);
  expect(await again()).toEqual(done);
  const asked = { at: fake.now(), byAdmin: true };
  expect(await get()).toEqual({ employeeId, email: work, unconfirmed: true, asked });
  expect(await log()).toMatchObject({ event: { change: 'asked-again' } });
  expect(await remove()).toEqual(done);
  expect(await get()).toEqual({ employeeId });
  expect(await log()).toMatchObject({ event: { change: 'removed' } });
  const kind = 'address-confirmation';
  expect(await mails()).toMatchObject([home, work, work].map((to) => ({ kind, to })));
});

test('a confirmed address is the driver’s, and the refusal does not say whether it was guessed', async () => {
  const { get, byDriver, confirm, enter, again, remove, mails } = await start();
  await byDriver(home);
  await confirm();
  const before = await mails();
  for (const done of [await enter(home), await enter(work), await again(), await remove()])
    expect(done).toEqual(refused('address-is-drivers'));
  expect(await get()).toEqual({ employeeId, email: home });
  expect(await mails()).toEqual(before);
});

test('guessing an address that waits is answered like any other', async () => {
  const guesses = [home, work].map(async (guess) => {
    const { byDriver, enter, log, mails } = await start();
    await byDriver(home);
    const answer = await enter(guess);
    return { answer, event: (await log())?.event, mails: (await mails()).length };
  });
  const [right, wrong] = await Promise.all(guesses);
  expect(right).toEqual(wrong);
});

test('asking again for a driver’s own address leaves it theirs', async () => {
  const { fake, get, byDriver, again, mails } = await start();
  await byDriver(home);
  expect(await again()).toEqual(done);
  expect((await get())?.asked).toEqual({ at: fake.now() });
  expect((await mails()).at(-1)).not.toHaveProperty('entered');
});

test('a driver who enters the same address makes it their own and is asked again', async () => {
  const { get, enter, byDriver, mails } = await start();
  await enter(home);
  expect((await byDriver(home)).ok).toBe(true);
  expect((await get())?.asked).not.toHaveProperty('byAdmin');
  expect(await mails()).toHaveLength(2);
  expect((await byDriver(home)).ok).toBe(true);
  expect(await mails()).toHaveLength(2);
});

test('what the driver or another administrator did since the page was read is not lost', async () => {
  const { get, enter, byDriver } = await start();
  await byDriver(home);
  expect(await enter(work, employeeId, 'none')).toEqual(refused('driver-address-changed'));
  expect((await get())?.email).toBe(home);
});

test.each([
  ['enters one', 'byDriver'],
  ['confirms the one that waits', 'confirm'],
] as const)('a driver who %s at the same moment wins', async (_, act) => {
  const { fake, get, enter, ...does } = await start();
  if (act === 'confirm') await enter(home);
  const { contacts } = fake.deps.stores;
  const { change } = contacts;
  contacts.change = async (...args) => {
    contacts.change = change;
    await does[act](home);
    return change(...args);
  };
  expect(await enter(work)).toEqual(refused('driver-address-changed'));
  expect(await get()).toMatchObject({ email: home });
});

test('a request that waits to be sent is dropped if the address was removed or confirmed', async () => {
  const { fake, enter, again, remove, confirm } = await start();
  const sent: string[] = [];
  const mailer = createTestMailer(async ({ mail }) => void sent.push(mail.to));
  const send = () => sendDueMails({ deps: fake.deps, mailer, shards: [], hasTime: () => true });
  await enter(home);
  await remove();
  await enter(work);
  await send();
  expect(sent).toEqual([work]);
  await again();
  await confirm();
  await send();
  expect(sent).toEqual([work]);
});

test.each(['refused', 'bounced'] as const)(
  'only the driver enters an address again that was removed as %s',
  async (why) => {
    const { get, enter, lose, byDriver, status } = await start();
    await enter(home);
    await lose(why);
    expect(await status()).toMatchObject({ state: 'lost', why });
    for (const email of [home, 'D.ora+x@home.example'])
      expect(await enter(email)).toEqual(refused('address-stopped'));
    expect(JSON.stringify(await get())).not.toContain('@');
    expect((await byDriver(home)).ok).toBe(true);
  },
);

test('entering another address, sending it again and removing it does not forget the refused one', async () => {
  const { get, enter, again, remove, lose, plan, status } = await start();
  await enter(home);
  await lose('refused');
  const stopped = async () => [
    await enter(home),
    (await plan(`${employeeId} ${home}`)).leftOut.map(({ why }) => why),
  ];
  const expected = [refused('address-stopped'), ['stopped']];
  for (const act of [() => enter(work), again, remove]) {
    expect(await act()).toEqual(done);
    expect(await stopped()).toEqual(expected);
  }
  expect(await get()).not.toHaveProperty('email');
  expect(await status()).toMatchObject({ state: 'lost', why: 'refused' });
});

test('nobody gets more than five requests a day, whether drivers or administrators ask', async () => {
  const { enter, again, byDriver, mails } = await start();
  await byDriver(home);
  for (let count = 0; count < 4; count += 1) expect((await again()).ok).toBe(true);
  const tooMany = { error: { code: 'too-many-attempts' } };
  expect(await again()).toMatchObject(tooMany);
  expect(await enter('d.ora@home.example', otherId)).toMatchObject(tooMany);
  expect(await mails()).toHaveLength(5);
});

test('a site asks 100 owners an hour and 300 a day, and a refusal counts for nobody', async () => {
  const { fake, enter, mails } = await start(301);
  fake.clock.moveTo('2026-11-24T00:00:00.000Z');
  const mailOf = (number: number) => `d${number}@home.example`;
  for (let hour = 0; hour < 3; hour += 1) {
    for (let at = 1; at <= 100; at += 1) {
      const number = 100 * hour + at;
      expect((await enter(mailOf(number), idOf(number))).ok).toBe(true);
    }
    const next = await enter(mailOf(301), idOf(301));
    expect(next).toMatchObject({ error: { code: 'too-many-attempts' } });
    fake.clock.advance(3_600_000);
  }
  expect((await enter(mailOf(301), idOf(301))).ok).toBe(false);
  expect(await mails()).toHaveLength(300);
  fake.clock.moveTo('2026-11-25T00:00:00.000Z');
  expect((await enter(mailOf(301), idOf(301))).ok).toBe(true);
});

test('no address is entered for a driver of no or another site, or where there is none', async () => {
  const { enter, again, remove, mails } = await start();
  expect(await enter(home, '7777777')).toMatchObject(refused('driver-gone'));
  for (const email of [
    '',
    'nobody',
    'two@home.example,three@home.example',
    `a@b.test\r\nBcc: x@y.test`,
  ])
    expect(await enter(email)).toEqual(refused('invalid-email'));
  for (const done of [await again(), await remove()])
    expect(done).toEqual(refused('driver-address-changed'));
  expect(await mails()).toEqual([]);
});

test('a paste asks those of its preview, and stops at the first refusal', async () => {
  const { fake, plan, enterPlan, byDriver, get, mails } = await start(3);
  const lines = [1, 2, 3].map((number) => `${number}, d${number}@home.example`).join('\n');
  const planned = await plan(lines);
  expect(await enterPlan(planned)).toEqual({ entered: 3, refused: null });
  expect(await mails()).toHaveLength(3);
  const again = await plan(lines);
  expect([again.asks, again.leftOut.map(({ why }) => why)]).toEqual([
    [],
    ['asked', 'asked', 'asked'],
  ]);
  fake.clock.advance(1000);
  const others = await plan(lines.replaceAll('home', 'work'));
  await byDriver(work);
  const changed = { code: 'driver-address-changed' };
  expect(await enterPlan(others)).toEqual({ entered: 0, refused: changed });
  expect((await get(otherId))?.email).toBe('d2@home.example');
});
