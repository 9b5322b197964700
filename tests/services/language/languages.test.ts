import { describe, expect, test } from 'vitest';
import { allDueShards as shards } from '~/app/platform/wiring/due-shards';
import { changeAdminAccount } from '~/app/services/access/change-admin-account.server';
import { publishAward } from '~/app/services/award/publish-award.server';
import { changeContact } from '~/app/services/contacts/change-contact.server';
import { confirmAddress } from '~/app/services/contacts/confirm-address.server';
import { rememberLanguage } from '~/app/services/language/remember-language.server';
import { settleLanguage } from '~/app/services/language/settle-language.server';
import { driverAccountMail } from '~/app/services/mail/account-mails.server';
import { sendDueMails } from '~/app/services/mail/send-due-mails.server';
import { askPasswordLink } from '~/app/services/passwords/ask-password-link.server';
import { defaultTenant } from '~/domain/company/scope';
import { hasAddress } from '~/domain/mail/contact';
import type { Mail } from '~/domain/mail/mail';
import { signPlainly } from '~/tests/support/contacts';
import { fakeSite } from '~/tests/support/fake-site';
import { aDriver } from '~/tests/support/roster-builders';
import { createTestMailer } from '~/tests/support/test-mailer';
import { waitingMails } from '~/tests/support/waiting';

const address = '127.0.0.1';
const [dora, emil] = ['1000001', '1000002'];

const start = async () => {
  const fake = await fakeSite([
    aDriver({ employeeId: dora, seniorityNumber: 1 }),
    aDriver({ employeeId: emil, seniorityNumber: 2 }),
  ]);
  const { deps, scope } = fake;
  /** Sets an address and confirms it once `ask` is over, or removes it. */
  const setEmail = async (
    employeeId: string,
    email: string | null,
    ask: () => Promise<unknown> = async () => undefined,
  ) => {
    const access = await fake.asDriver(employeeId);
    await changeContact({ deps, access, email, signConfirmation: signPlainly });
    await ask();
    const contact = await deps.stores.contacts.get(scope, employeeId);
    if (contact && hasAddress(contact)) await confirmAddress({ deps, scope, contact });
  };
  const choose = async (employeeId: string, language: 'en' | 'es') =>
    rememberLanguage({ deps, access: await fake.asDriver(employeeId), language });
  const readAdmin = async () => (await deps.stores.access.readAdmin(scope, 'admin')).credential;
  return { fake, deps, scope, setEmail, choose, readAdmin };
};

describe('a driver', () => {
  test('gets emails in their language, chosen with the address or before it', async () => {
    const { fake, deps, setEmail, choose } = await start();
    const sent: Mail[] = [];
    const mailer = createTestMailer(async ({ mail }) => void sent.push(mail));
    const send = () => sendDueMails({ deps, mailer, shards, hasTime: () => true });
    await choose(dora, 'es');
    await setEmail(dora, 'dora@home.example', send);
    await setEmail(emil, 'emil@home.example', send);
    await fake.close();
    expect((await publishAward({ deps, access: await fake.asAdmin() })).ok).toBe(true);
    await send();
    for (const wanted of ['address-confirmation', 'award-published'])
      expect(
        sent
          .filter(({ kind }) => kind === wanted)
          .map(({ to, language }) => [to, language])
          .sort(),
      ).toEqual([
        ['dora@home.example', 'es'],
        ['emil@home.example', undefined],
      ]);
  });

  test('with a language but no email address gets no email', async () => {
    const { fake, deps, scope, choose } = await start();
    await choose(dora, 'es');
    await fake.close();
    expect((await publishAward({ deps, access: await fake.asAdmin() })).ok).toBe(true);
    const sent: Mail[] = [];
    const mailer = createTestMailer(async ({ mail }) => void sent.push(mail));
    await sendDueMails({ deps, mailer, shards, hasTime: () => true });
    expect(sent).toEqual([]);
    const { site, driver } = await fake.asDriver(dora);
    const told = { change: 'password', by: 'password', at: fake.now() } as const;
    expect(await driverAccountMail(deps, { scope, site, driver }, told)).toBeNull();
  });

  test('is notified of a changed address in their language, which is kept', async () => {
    const { deps, scope, setEmail, choose } = await start();
    await choose(dora, 'es');
    await setEmail(dora, 'dora@home.example');
    await setEmail(dora, null);
    const told = (await waitingMails(deps.stores)).map(({ mail }) => mail);
    expect(told).toMatchObject([
      { kind: 'address-confirmation', language: 'es' },
      { kind: 'address-removed', language: 'es' },
    ]);
    expect(await deps.stores.contacts.get(scope, dora)).toEqual({
      employeeId: dora,
      language: 'es',
    });
  });
});

describe('an administrator', () => {
  test('gets emails in their language, and keeps it when the account changes', async () => {
    const { fake, deps, readAdmin } = await start();
    const access = await fake.asAdmin();
    await rememberLanguage({ deps, access, language: 'es' });
    const own = { deps, access, currentPassword: 'admin password', address };
    for (const email of ['ada@site.example', 'ada@home.example']) {
      const change = { intent: 'email' as const, email };
      expect((await changeAdminAccount({ ...own, change })).ok).toBe(true);
    }
    const mails = async () => (await waitingMails(deps.stores)).map(({ mail }) => mail);
    expect(await mails()).toMatchObject([{ kind: 'account-changed', language: 'es' }]);
    expect(await readAdmin()).toMatchObject({ email: 'ada@home.example', language: 'es' });
    await askPasswordLink({ deps, tenant: defaultTenant, username: 'admin', address });
    expect((await mails()).map(({ language }) => language)).toEqual(['es', 'es']);
  });

  test('does not get the language of a session by the master password', async () => {
    const { fake, deps, readAdmin } = await start();
    const access = { ...(await fake.asAdmin()), byMasterPassword: true as const };
    await rememberLanguage({ deps, access, language: 'es' });
    expect((await readAdmin())?.language).toBeUndefined();
  });
});

describe('a sign-in', () => {
  test.each([{ employeeId: dora }, { username: 'admin' }])(
    'of %j goes on in the language that is kept, which a first choice becomes',
    async (account) => {
      const { deps } = await start();
      const settle = (chosen: 'en' | 'es' | null) =>
        settleLanguage({ deps, tenant: defaultTenant, account, chosen });
      expect(await settle(null)).toBeNull();
      expect(await settle('es')).toBe('es');
      expect(await settle('en')).toBe('es');
      expect(await settle(null)).toBe('es');
    },
  );
});
