import { expect, test } from 'vitest';
import { allDueShards } from '~/app/platform/wiring/due-shards';
import { addSite } from '~/app/services/companies/add-site.server';
import { askTenantErasure } from '~/app/services/companies/ask-erasure.server';
import { continueTenantErasures } from '~/app/services/companies/continue-erasures.server';
import { readErased } from '~/app/services/companies/read-erased.server';
import { switchActive } from '~/app/services/companies/switch-active.server';
import { withdrawErasure } from '~/app/services/companies/withdraw-erasure.server';
import { sendDueMails } from '~/app/services/mail/send-due-mails.server';
import { approveRegistration } from '~/app/services/registration/approve-registration.server';
import type { NewMail } from '~/domain/mail/mail';
import { anAdmin, anEntry } from '~/tests/store/builders';
import { addCompany } from '~/tests/support/companies';
import { fakeSite } from '~/tests/support/fake-site';
import { aRequest } from '~/tests/support/registration';
import { createTestMailer } from '~/tests/support/test-mailer';
import { waitForErasure } from '~/tests/support/two-companies';

const companyId = 'ACME';
const start = async () => {
  const fake = await fakeSite();
  const { deps } = fake;
  const scope = await addCompany(deps, { companyId, name: 'Acme Logistics' });
  const access = await fake.asAdmin();
  const next = anAdmin({ username: 'ada', email: 'ada@acme.test' });
  const { people } = deps.stores;
  await people.change(scope, await people.read(scope), { read: null, next, entry: anEntry() });
  const given = { deps, access };
  return {
    ...fake,
    switchTo: (isActive: boolean, siteId?: string) =>
      switchActive({ ...given, input: { companyId, siteId, isActive } }),
    ask: (typed = companyId, siteId?: string, session: { byMasterPassword?: true } = {}) =>
      askTenantErasure({
        ...{ deps, access: { ...access, ...session } },
        input: { companyId, siteId, typed, reason: 'The contract ended' },
      }),
    withdraw: () => withdrawErasure({ ...given, input: { companyId } }),
    listAsked: async () => (await deps.stores.companies.read(companyId))?.erasures.asked ?? null,
    sweep: () => continueTenantErasures({ deps, hasTime: () => true }),
    send: async () => {
      const sent: NewMail[] = [];
      const mailer = createTestMailer(async (mail) => void sent.push(mail));
      await sendDueMails({ deps, mailer, shards: allDueShards, hasTime: () => true });
      return sent.flatMap(({ mail }) => (mail.kind === 'company-changed' ? [mail] : []));
    },
  };
};
const refused = (code: string) => ({ ok: false, error: { code } });

test('what is active is not erased, nor with the master password or another ID', async () => {
  const { ask, switchTo, listAsked } = await start();
  expect(await ask()).toEqual(refused('still-active'));
  await switchTo(false);
  const master = { byMasterPassword: true } as const;
  expect(await ask(companyId, undefined, master)).toEqual(
    refused('no-erasure-with-master-password'),
  );
  expect(await ask('ACMF')).toEqual(refused('other-tenant-typed'));
  expect(await listAsked()).toEqual([]);
});

test('tells the people who answer for it, logs it, and can be withdrawn', async () => {
  const { ask, switchTo, withdraw, listAsked, send, deps, scope } = await start();
  await switchTo(false);
  await send();
  const asked = await ask();
  expect(asked).toEqual({ ok: true, value: '2026-12-21' });
  const [mail] = await send();
  const act = { code: 'tenant-erasure-asked', companyId, siteId: null, eraseOn: '2026-12-21' };
  expect(mail).toMatchObject({
    to: 'ada@acme.test',
    act: { ...act, reason: 'The contract ended' },
  });
  expect((await deps.stores.activity.latest(scope, 1))[0]).toMatchObject({ event: act });
  expect(await ask()).toEqual(refused('erasure-asked-already'));
  expect((await withdraw()).ok).toBe(true);
  expect(await listAsked()).toEqual([]);
  expect(await send()).toMatchObject([{ act: { code: 'tenant-erasure-withdrawn' } }]);
  expect(await withdraw()).toEqual(refused('no-erasure-asked'));
});

test('activating one of its sites withdraws the erasure of a company', async () => {
  const { ask, switchTo, listAsked, sweep, ...fake } = await start();
  await switchTo(false);
  await ask();
  await switchTo(true, 'NYC01');
  expect(await listAsked()).toEqual([]);
  waitForErasure(fake);
  await sweep();
  expect(await fake.deps.stores.companies.read(companyId)).not.toBeNull();
});

test('adding a site withdraws the erasure of its company, also if the site is deactivated again', async () => {
  const { ask, switchTo, listAsked, sweep, ...fake } = await start();
  await switchTo(false);
  await ask();
  const before = (await fake.deps.stores.companies.read(companyId))!.erasures;
  const input = { companyId, siteId: 'BOS02', name: 'Annex', address: '1 Road', email: 'b@a.test' };
  const added = await addSite({ deps: fake.deps, access: await fake.asAdmin(), input });
  expect(added.ok).toBe(true);
  expect(await listAsked()).toEqual([]);
  // An earlier release withdraws nothing when it adds a site.
  await switchTo(false, 'BOS02');
  const { company } = (await fake.deps.stores.companies.read(companyId))!;
  const event = { code: 'tenant-switched', companyId, siteId: 'BOS02', isActive: false } as const;
  const entry = { ...anEntry(), event };
  await fake.deps.stores.companies.save(fake.scope, company, { erasures: before, entry });
  waitForErasure(fake);
  await sweep();
  expect(await listAsked()).toEqual([]);
});

test('an erasure that an earlier release did not withdraw is withdrawn when its day comes', async () => {
  const { ask, switchTo, listAsked, sweep, ...fake } = await start();
  await switchTo(false);
  await ask();
  const before = (await fake.deps.stores.companies.read(companyId))!.erasures;
  await switchTo(true);
  await switchTo(false);
  const { company } = (await fake.deps.stores.companies.read(companyId))!;
  const event = { code: 'tenant-switched', companyId, siteId: null, isActive: false } as const;
  const entry = { ...anEntry(), event };
  await fake.deps.stores.companies.save(fake.scope, company, { erasures: before, entry });
  waitForErasure(fake);
  await sweep();
  expect(await listAsked()).toEqual([]);
});

test('a sweep erases for ten seconds, and leaves the rest to the next one', async () => {
  const { deps } = await fakeSite();
  const running = ['A', 'B', 'C', 'D'].map((id) => ({ companyId: id, siteId: null }));
  const continued: string[] = [];
  const times: boolean[] = [];
  let seconds = 0;
  const tenantErasures: typeof deps.stores.tenantErasures = {
    ...deps.stores.tenantErasures,
    due: async () => ({ waiting: [], running }),
    continue: async ({ companyId: id }, { hasTime }) => {
      continued.push(id);
      seconds += 4;
      times.push(hasTime());
      return false;
    },
  };
  const swept = await continueTenantErasures({
    deps: { ...deps, stores: { ...deps.stores, tenantErasures } },
    hasTime: () => true,
    now: () => seconds * 1_000,
  });
  expect(swept).toEqual({ recorded: 0, failures: [], isComplete: false });
  expect(continued).toEqual(['A', 'B', 'C']);
  expect(times).toEqual([true, true, false]);
});

test('erases when its day comes, not before, and nobody gets the ID again', async () => {
  const { ask, switchTo, sweep, ...fake } = await start();
  const { deps } = fake;
  await switchTo(false);
  await ask();
  await sweep();
  expect((await readErased(deps)).waiting).toMatchObject([{ companyId, siteId: null }]);
  waitForErasure(fake);
  expect(await sweep()).toMatchObject({ recorded: 1, failures: [], isComplete: true });
  expect(await readErased(deps)).toMatchObject({
    waiting: [],
    certificates: [{ companyId, siteIds: ['NYC01'], askedBy: 'admin' }],
  });
  expect((await deps.stores.activity.latest(fake.scope, 1))[0]).toMatchObject({
    event: { code: 'tenant-erased', companyId, siteId: null },
  });
  const request = aRequest({ companyName: 'Acme', wishedCompanyId: companyId });
  const form = { formId: 'form', maxPending: 9, mails: [] };
  await deps.stores.registrations.submit(request, form);
  const approving = { deps, scope: fake.scope, input: { requestId: request.id } };
  expect(await approveRegistration(approving)).toMatchObject(refused('company-exists'));
  expect(await deps.stores.companies.isTaken(companyId)).toBe(true);
});
