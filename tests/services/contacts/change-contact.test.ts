import { expect, test } from 'vitest';
import {
  changeContact,
  sendConfirmationAgain,
} from '~/app/services/contacts/change-contact.server';
import { confirmAddress } from '~/app/services/contacts/confirm-address.server';
import { hasAddress } from '~/domain/mail/contact';
import { signPlainly } from '~/tests/support/contacts';
import { fakeSite } from '~/tests/support/fake-site';
import { aDriver } from '~/tests/support/roster-builders';
import { waitingMails } from '~/tests/support/waiting';

const [employeeId, otherId] = ['1000001', '1000002'];
const [home, work] = ['dora@home.example', 'dora@work.example'];

const start = async () => {
  const fake = await fakeSite([
    aDriver({ employeeId, name: 'Dora Driver' }),
    aDriver({ employeeId: otherId, seniorityNumber: 2 }),
  ]);
  const { contacts, activity } = fake.deps.stores;
  const driver = async (id = employeeId) => ({
    deps: fake.deps,
    access: await fake.asDriver(id),
    signConfirmation: signPlainly,
  });
  return {
    fake,
    change: async (email: string | null, id = employeeId) =>
      changeContact({ ...(await driver(id)), email }),
    sendAgain: async () => sendConfirmationAgain(await driver()),
    confirm: async () => {
      const contact = await contacts.get(fake.scope, employeeId);
      if (!contact || !hasAddress(contact)) throw new Error('There is no address to confirm.');
      return confirmAddress({ deps: fake.deps, scope: fake.scope, contact });
    },
    contact: () => contacts.get(fake.scope, employeeId),
    stored: async () => (await contacts.get(fake.scope, employeeId))?.email ?? null,
    log: async () => (await activity.latest(fake.scope, 20)).map(({ event }) => event),
    mails: async () => (await waitingMails(fake.deps.stores)).map(({ mail }) => mail),
  };
};

test('a driver sets, changes and removes the email address, and the log omits it', async () => {
  const { change, stored, log } = await start();
  for (const email of [home, work, null]) {
    expect(await change(email)).toEqual({ ok: true, value: null });
    expect(await stored()).toBe(email);
  }
  expect((await log()).slice(0, 3)).toEqual([
    { code: 'contact-changed', change: 'removed' },
    { code: 'contact-changed', change: 'changed' },
    { code: 'contact-changed', change: 'set' },
  ]);
  expect(JSON.stringify(await log())).not.toContain('@');
});

test('a new address gets only a request to confirm it, and the old one learns of it if it was confirmed', async () => {
  const { change, confirm, mails } = await start();
  await change(home);
  const asked = { kind: 'address-confirmation', name: 'Dora Driver' };
  expect(await mails()).toMatchObject([{ ...asked, to: home }]);
  await change(work);
  expect(await mails()).toMatchObject([
    { ...asked, to: home },
    { ...asked, to: work },
  ]);
  await confirm();
  await change(null);
  expect((await mails()).slice(2)).toMatchObject([{ kind: 'address-removed', to: work }]);
});

test('an address is confirmed once, and replacing it makes it unconfirmed again', async () => {
  const { fake, change, confirm, contact, log } = await start();
  await change(home);
  const asked = { at: fake.now() };
  expect(await contact()).toEqual({ employeeId, email: home, unconfirmed: true, asked });
  expect([await confirm(), await confirm()]).toEqual([true, true]);
  expect(await contact()).toEqual({ employeeId, email: home });
  const [latest, before] = await log();
  expect(latest).toEqual({ code: 'contact-changed', change: 'confirmed' });
  expect(before).toEqual({ code: 'contact-changed', change: 'set' });
  await change(work);
  expect(await contact()).toEqual({ employeeId, email: work, unconfirmed: true, asked });
});

test('the request to confirm is sent again on demand, a limited number of times', async () => {
  const { change, confirm, sendAgain, mails } = await start();
  await change(home);
  for (let count = 0; count < 4; count += 1) expect((await sendAgain()).ok).toBe(true);
  expect(await sendAgain()).toMatchObject({ error: { code: 'too-many-attempts' } });
  expect(await mails()).toHaveLength(5);
  await confirm();
  expect((await sendAgain()).ok).toBe(true);
  expect(await mails()).toHaveLength(5);
});

test('nobody gets more than five requests a day to confirm, whoever enters the address', async () => {
  const { fake, change, mails } = await start();
  const spellings = [home, 'Dora@home.example', 'd.o.r.a@home.example', 'dora+a@HOME.example'];
  for (const email of spellings) expect((await change(email)).ok).toBe(true);
  const wanted = { error: { code: 'too-many-attempts' } };
  expect((await change('dora+b@home.example', otherId)).ok).toBe(true);
  expect(await change('dora+c@home.example', otherId)).toMatchObject(wanted);
  expect(await mails()).toHaveLength(5);
  expect((await change(work, otherId)).ok).toBe(true);
  fake.clock.advance(11 * 3_600_000);
  expect(await change(home, otherId)).toMatchObject(wanted);
  fake.clock.advance(2 * 3_600_000);
  expect((await change(home, otherId)).ok).toBe(true);
});

test('an address with letters that mail servers do not know is stored by their name for it', async () => {
  const { change, stored } = await start();
  expect((await change('dora@münchen.example')).ok).toBe(true);
  expect(await stored()).toBe('dora@xn--mnchen-3ya.example');
  expect(await change('dora@m ünchen.example')).toMatchObject({ error: { code: 'invalid-email' } });
});

test('setting the same address changes nothing', async () => {
  const { change, log, mails } = await start();
  await change(home);
  const before = await log();
  expect((await change(home)).ok).toBe(true);
  expect(await log()).toEqual(before);
  expect(await mails()).toHaveLength(1);
});

test.each([
  '',
  'nobody',
  'a@b',
  'two@home.example,three@home.example',
  'dora@home.example\r\nBcc: all@home.example',
  '"><script>@home.example',
  `${'a'.repeat(250)}@home.example`,
])('%j is refused and nothing is stored', async (email) => {
  const { change, stored, log } = await start();
  const before = await log();
  expect(await change(email)).toEqual({ ok: false, error: { code: 'invalid-email' } });
  expect(await stored()).toBeNull();
  expect(await log()).toEqual(before);
});

test('the number of new addresses is limited, but the last one can be removed', async () => {
  const { change, stored, fake } = await start();
  fake.clock.moveTo('2026-11-21T12:00:00.000Z');
  for (const email of [home, work, home, work, home]) expect((await change(email)).ok).toBe(true);
  expect(await change(work)).toMatchObject({ error: { code: 'too-many-attempts' } });
  expect(await stored()).toBe(home);
  expect((await change(null)).ok).toBe(true);
  fake.clock.moveTo('2026-11-21T13:00:00.000Z');
  expect((await change(work)).ok).toBe(true);
});
