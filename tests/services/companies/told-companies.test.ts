import { expect, test } from 'vitest';
import { writeIn } from '~/app/copy/server-copy.server';
import { writeMailText } from '~/app/platform/mail/mail-text.server';
import { allDueShards } from '~/app/platform/wiring/due-shards';
import { makeSiteScope } from '~/app/ports/sessions';
import { addSite } from '~/app/services/companies/add-site.server';
import { changeCompanySettings } from '~/app/services/companies/change-company-settings.server';
import { renameCompanyOrSite } from '~/app/services/companies/rename-tenant.server';
import { switchActive } from '~/app/services/companies/switch-active.server';
import { handleEntry } from '~/app/services/mail/handle-entry.server';
import { sendDueMails } from '~/app/services/mail/send-due-mails.server';
import { getMailQueue } from '~/app/store/mail/mail-queue';
import type { AdminCredential } from '~/domain/access/credential';
import { newCompanySettings, type Company } from '~/domain/company/company';
import type { Mail, NewMail } from '~/domain/mail/mail';
import { maxAttempts } from '~/domain/mail/retry';
import { anAdmin, anEntry } from '~/tests/store/builders';
import { addCompany } from '~/tests/support/companies';
import { fakeSite } from '~/tests/support/fake-site';
import { tellSites } from '~/tests/support/tell-sites';
import { createTestMailer } from '~/tests/support/test-mailer';
import { waitingEntries, waitingMails } from '~/tests/support/waiting';

const newYork = { companyId: 'ACME', siteId: 'NYC01' };
const boston = { companyId: 'ACME', siteId: 'BOS02' };

const start = async () => {
  const fake = await fakeSite();
  const { deps } = fake;
  await addCompany(deps, { ...newYork, name: 'Acme Logistics' });
  const access = await fake.asAdmin();
  const fields = { name: 'Boston', address: '2 Harbor Street', email: 'boston@acme.test' };
  await addSite({ deps, access, input: { ...boston, ...fields } });
  const add = async (tenant: typeof newYork, person: Partial<AdminCredential>) => {
    const next = anAdmin({ ...person, email: person.email ?? `${person.username}@acme.test` });
    const { people } = deps.stores;
    const scope = makeSiteScope(tenant, fake.scope.actor);
    const change = { read: null, next, entry: anEntry() };
    expect(await people.change(scope, await people.read(scope), change)).toBe(true);
  };
  const send = async () => {
    const sent: NewMail[] = [];
    const mailer = createTestMailer(async (mail) => void sent.push(mail));
    const done = await sendDueMails({ deps, mailer, shards: allDueShards, hasTime: () => true });
    expect(done.failed).toEqual([]);
    return sent.flatMap(({ mail }) => (mail.kind === 'company-changed' ? [mail] : []));
  };
  await send();
  return {
    ...fake,
    ...{ access, add, send },
    readLog: (tenant: typeof newYork) =>
      deps.stores.activity.latest(makeSiteScope(tenant, fake.scope.actor), 10),
    limit: (settings: Partial<Company['settings']>, isFree = true) =>
      changeCompanySettings({
        ...{ deps, access },
        input: { companyId: 'ACME', settings: { ...newCompanySettings, ...settings }, isFree },
      }),
    rename: (name: string, siteId?: string) =>
      renameCompanyOrSite({ deps, access, input: { companyId: 'ACME', siteId, name } }),
    switchTo: (isActive: boolean, siteId?: string) =>
      switchActive({ deps, access, input: { companyId: 'ACME', siteId, isActive } }),
  };
};

const receivers = (mails: readonly Extract<Mail, { kind: 'company-changed' }>[]) =>
  mails.map(({ to, siteId }) => `${to} for ${siteId}`).sort();

test('each site of a company logs what the master administrator changed, from what to what', async () => {
  const { readLog, limit, send, access } = await start();
  expect((await limit({ maxDrivers: 250, usesVCStatus: false }, false)).ok).toBe(true);
  expect(await readLog(newYork)).not.toMatchObject([{ event: { changes: [] } }]);
  await send();
  const changes = [
    { name: 'usesVCStatus', from: true, to: false },
    { name: 'maxDrivers', from: 100, to: 250 },
    { name: 'isFree', from: true, to: false },
  ];
  for (const tenant of [newYork, boston]) {
    const [entry] = await readLog(tenant);
    expect(entry).toMatchObject({
      actor: { role: 'master', id: access.username },
      event: { code: 'company-settings-changed', companyId: 'ACME', changes },
    });
  }
});

test('settings that stay as they are leave no entry and no email', async () => {
  const { readLog, limit, send, add } = await start();
  await add(newYork, { username: 'ada' });
  const before = await readLog(newYork);
  expect((await limit({})).ok).toBe(true);
  expect(await send()).toEqual([]);
  expect(await readLog(newYork)).toEqual(before);
});

test('those who answer for a site are emailed once; others are not', async () => {
  const { limit, send, add, rename, switchTo } = await start();
  await add(newYork, { username: 'ada' });
  await add(newYork, { username: 'dan', role: 'dispatcher' });
  await add(newYork, { username: 'eve', passwordHash: null });
  await add(boston, { username: 'ada-too', email: 'ada@acme.test' });
  await add(boston, { username: 'bob' });
  await limit({ maxJobs: 77 });
  const mails = await send();
  expect(receivers(mails)).toEqual(['ada@acme.test for BOS02', 'bob@acme.test for BOS02']);
  expect(mails[0]).toMatchObject({ companyName: 'Acme Logistics', siteName: 'Boston' });

  await rename('New York', 'NYC01');
  expect(receivers(await send())).toEqual(['ada@acme.test for NYC01']);
  await switchTo(false);
  expect((await send()).map(({ act }) => act)).toEqual([
    { code: 'tenant-switched', companyId: 'ACME', siteId: null, isActive: false },
    { code: 'tenant-switched', companyId: 'ACME', siteId: null, isActive: false },
  ]);
});

test('a company admin is told about every site', async () => {
  const { send, add, rename } = await start();
  await add(newYork, { username: 'cora', role: 'company-admin' });
  await add(boston, { username: 'bob' });
  await rename('Boston Harbor', 'BOS02');
  expect(receivers(await send())).toEqual(['bob@acme.test for BOS02', 'cora@acme.test for BOS02']);
  await rename('Acme Freight');
  expect(receivers(await send())).toEqual(['bob@acme.test for BOS02', 'cora@acme.test for NYC01']);
});

test('emails to a whole company keep nobody else waiting, and say nothing of pages that are closed', async () => {
  const { deps, add, switchTo } = await start();
  await add(newYork, { username: 'ada' });
  await switchTo(false);
  await tellSites(deps);
  const [entry] = (await waitingMails(deps.stores)).filter(
    ({ mail }) => mail.kind === 'company-changed',
  );
  expect(getMailQueue(entry!)).not.toBe('urgent');
  const { action } = writeIn('en', () => writeMailText(entry!.mail as Mail));
  expect(action).toBeUndefined();
});

test('a notice that is given up is named after its company', async () => {
  const { deps, limit, access } = await start();
  await limit({ maxJobs: 77 });
  const [entry] = (await waitingEntries(deps.stores)).filter((one) => 'notice' in one);
  const { id, ...rest } = entry!;
  const retryAt = '2026-12-01T00:00:00.000Z';
  for (let attempts = 0; attempts < maxAttempts; attempts += 1)
    expect(await deps.stores.outbox.claim({ id, ...rest, attempts }, retryAt)).toBe(true);
  const mailer = createTestMailer(() => Promise.resolve());
  const late = { ...entry!, attempts: maxAttempts };
  expect((await handleEntry({ deps, mailer }, late)).outcome).toBe('given-up');
  const [logged] = await deps.stores.activity.latest(access.scope, 1);
  expect(logged?.event).toEqual({
    ...{ code: 'notice-undelivered', notice: 'company-changed', attempts: maxAttempts },
    companyId: 'ACME',
  });
});

test('a sender that stops half-way is continued, with each site told once', async () => {
  const { deps, limit, send, add, readLog, clock } = await start();
  await add(newYork, { username: 'ada' });
  await add(boston, { username: 'bob' });
  await limit({ maxJobs: 77 });
  const { outbox } = deps.stores;
  let spreads = 0;
  const spread: typeof outbox.spread = async (entry, next) => {
    spreads += 1;
    if (spreads === 2) throw new Error('killed');
    return outbox.spread(entry, next);
  };
  const stores = { ...deps.stores, outbox: { ...outbox, spread } };
  const sent: NewMail[] = [];
  const mailer = createTestMailer(async (mail) => void sent.push(mail));
  const killed = { deps: { ...deps, stores }, mailer, shards: allDueShards, hasTime: () => true };
  expect((await sendDueMails(killed)).failed).toHaveLength(1);
  expect(sent.map(({ mail }) => 'to' in mail && mail.to)).toEqual(['bob@acme.test']);
  clock.advance(60 * 60_000);
  expect(receivers(await send())).toEqual(['ada@acme.test for NYC01']);
  for (const tenant of [newYork, boston]) {
    const events = (await readLog(tenant)).map(({ event }) => event.code);
    expect(events.filter((code) => code === 'company-settings-changed')).toHaveLength(1);
  }
});
