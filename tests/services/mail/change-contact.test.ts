import { expect, test } from 'vitest';
import { changeContact } from '~/app/services/mail/change-contact.server';
import { fakeSite } from '~/tests/support/fake-site';
import { aDriver } from '~/tests/support/roster-builders';
import { waitingMails } from '~/tests/support/waiting';

const employeeId = '1000001';
const [home, work] = ['dora@home.example', 'dora@work.example'];

const start = async () => {
  const fake = await fakeSite([aDriver({ employeeId, name: 'Dora Driver' })]);
  const { contacts, activity } = fake.deps.stores;
  return {
    fake,
    change: async (email: string | null) =>
      changeContact({ deps: fake.deps, access: await fake.asDriver(employeeId), email }),
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

test('the previous address is notified; a first address is not', async () => {
  const { change, mails } = await start();
  await change(home);
  expect(await mails()).toEqual([]);
  await change(work);
  expect(await mails()).toMatchObject([{ kind: 'address-removed', to: home, name: 'Dora Driver' }]);
});

test('setting the same address changes nothing', async () => {
  const { change, log, mails } = await start();
  await change(home);
  const before = await log();
  expect((await change(home)).ok).toBe(true);
  expect(await log()).toEqual(before);
  expect(await mails()).toEqual([]);
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

test('the number of changes is limited', async () => {
  const { change, stored, fake } = await start();
  fake.clock.moveTo('2026-11-21T12:00:00.000Z');
  for (const email of [home, work, home, work, home]) expect((await change(email)).ok).toBe(true);
  expect(await change(work)).toMatchObject({ error: { code: 'too-many-attempts' } });
  expect(await stored()).toBe(home);
  fake.clock.moveTo('2026-11-21T13:00:00.000Z');
  expect((await change(work)).ok).toBe(true);
});
