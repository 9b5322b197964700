import { describe, expect, test } from 'vitest';
import { makeSiteScope } from '~/app/ports/sessions';
import { signInAdmin } from '~/app/services/access/sign-in-admin.server';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import { sendDueMails } from '~/app/services/mail/send-due-mails.server';
import { approveRegistration } from '~/app/services/registration/approve-registration.server';
import { denyRegistration } from '~/app/services/registration/deny-registration.server';
import { readRequests } from '~/app/services/registration/read-requests.server';
import { submitRegistration } from '~/app/services/registration/submit-registration.server';
import { dueShards } from '~/app/store/table/table';
import { defaultTenant } from '~/domain/company/scope';
import type { ApprovalTerms } from '~/domain/registration/approval-terms';
import { defaultOrder } from '~/domain/registration/order-requests';
import type { TypedRegistration } from '~/domain/registration/registration-request';
import { compareText } from '~/domain/shared/text';
import { firstTenantDefaults } from '~/domain/site/new-tenant';
import { hourMs } from '~/domain/time/time-units';
import { fakeSite, type FakeSite } from '~/tests/support/fake-site';
import { someDetails } from '~/tests/support/registration';
import { createTestMailer } from '~/tests/support/test-mailer';
import { waitingMails } from '~/tests/support/waiting';

const start = async () => {
  const site = await fakeSite();
  const { deps, clock } = site;
  const scope = makeSiteScope(defaultTenant, { role: 'master', username: 'admin' });
  let forms = 0;
  const aStamp = (ageMs = 10_000) => ({
    id: `form ${(forms += 1)}`,
    givenOutAt: clock.now() - ageMs,
  });
  type Submission = Parameters<typeof submitRegistration>[0];
  const submit = ({
    address = '203.0.113.1',
    ...fields
  }: Partial<Submission['input']> & { address?: string } = {}) =>
    submitRegistration({
      deps,
      address,
      input: { typed: someDetails, trap: '', stamp: aStamp(), ...fields },
    });
  const submitted = async (fields: Partial<TypedRegistration> = {}) => {
    const email = `contact${(forms += 1)}@acme.test`;
    const typed = { ...someDetails, contactEmail: email, ...fields };
    const result = await submit({ typed, address: email });
    if (!result.ok) throw new Error(result.error.code);
    return result.value.requestId;
  };
  return {
    ...site,
    aStamp,
    submit,
    submitted,
    approve: (requestId: string, terms?: ApprovalTerms) =>
      approveRegistration({ deps, scope, input: { requestId, terms } }),
    deny: (requestId: string, reason = '') =>
      denyRegistration({ deps, scope, input: { requestId, reason } }),
    log: () => deps.stores.activity.latest(scope, 100),
  };
};
const refused = (code: string, fields: object = {}) => ({ ok: false, error: { code, ...fields } });

describe('a request for access', () => {
  test('is stored and gets an id of REQ and four digits', async () => {
    const { submit, deps, now } = await start();
    const result = await submit();
    if (!result.ok) throw new Error(result.error.code);
    const { requestId } = result.value;
    expect(requestId).toMatch(/^REQ\d{4}$/);
    const stored = await deps.stores.registrations.read(requestId);
    expect(stored).toMatchObject({ ...someDetails, id: requestId, status: 'pending' });
    expect(stored!.requestedAt <= now()).toBe(true);
  });

  test.each(['approve', 'deny'] as const)(
    'is answered in the language of the form: received, and then %s',
    async (decide) => {
      const { submit, deps, ...office } = await start();
      const result = await submit({ language: 'es' });
      if (!result.ok) throw new Error(result.error.code);
      expect((await office[decide](result.value.requestId)).ok).toBe(true);
      const mails = (await waitingMails(deps.stores)).map(({ mail }) => mail.language);
      expect(mails).toEqual(['es', 'es']);
    },
  );

  test('gets more digits once four are taken', async () => {
    const { submit, submitted, deps } = await start();
    const taken = await submitted();
    const ids = {
      ...deps.ids,
      digits: (count: number) => (count === 4 ? taken.slice(3) : '1'.repeat(count)),
    };
    Object.assign(deps, { ids });
    expect(await submit()).toEqual({ ok: true, value: { requestId: 'REQ11111' } });
  });

  test('sent twice is stored once, with one answer', async () => {
    const { submit, aStamp, deps } = await start();
    const stamp = aStamp();
    const first = await submit({ stamp });
    expect(await submit({ stamp })).toEqual(first);
    expect(await deps.stores.registrations.pending()).toHaveLength(1);
  });

  test.each([
    ['a filled honeypot field', { trap: 'https://spam.test' }, 'form-trapped'],
    ['an unknown form', { stamp: null }, 'form-expired'],
    ['a missing name', { typed: { ...someDetails, contactName: ' ' } }, 'missing-information'],
    ['a wrong code', { typed: { ...someDetails, siteCode: 'A' } }, 'invalid-site-code'],
    ['no company ID', { typed: { ...someDetails, companyName: '運輸' } }, 'company-id-empty'],
    ['no such zone', { typed: { ...someDetails, timeZone: 'Mars' } }, 'unknown-time-zone'],
    [
      'a reserved ID',
      { typed: { ...someDetails, wishedCompanyId: 'default' } },
      'company-id-taken',
    ],
    ['a wrong address', { typed: { ...someDetails, contactEmail: 'ada' } }, 'invalid-email'],
  ])('with %s is refused and not stored', async (_name, fields, code) => {
    const { submit, deps } = await start();
    expect(await submit(fields)).toMatchObject(refused(code));
    expect(await deps.stores.registrations.pending()).toEqual([]);
  });

  test('that is sent too fast for a person is refused; the same form is accepted a moment later', async () => {
    const { submit, aStamp, clock, deps } = await start();
    const stamp = aStamp(500);
    expect(await submit({ stamp })).toEqual(refused('form-too-fast'));
    expect(await deps.stores.registrations.pending()).toEqual([]);
    clock.advance(3_000);
    expect((await submit({ stamp })).ok).toBe(true);
  });

  test('is limited by sender and by mailbox, and not stored if refused', async () => {
    const { submit, deps, clock } = await start();
    const typed = (contactEmail: string) => ({ ...someDetails, contactEmail });
    for (let count = 0; count < 5; count += 1) {
      expect((await submit({ address: `a${count}`, typed: typed('Ada@acme.test') })).ok).toBe(true);
    }
    expect(await submit({ address: 'a6', typed: typed('ada@acme.test') })).toMatchObject(
      refused('too-many-attempts'),
    );
    for (let count = 0; count < 10; count += 1) {
      expect((await submit({ typed: typed(`a${count}@acme.test`) })).ok).toBe(true);
    }
    expect(await submit({ typed: typed('b@acme.test') })).toMatchObject(
      refused('too-many-attempts'),
    );
    expect(await deps.stores.registrations.pending()).toHaveLength(15);
    clock.advance(60 * 60_000);
    expect((await submit({ typed: typed('b@acme.test') })).ok).toBe(true);
  });

  test('with a taken company ID is refused at once, and counts for the sender alone', async () => {
    const { submit, submitted, approve, deps } = await start();
    await approve(await submitted());
    const typed = { ...someDetails, wishedCompanyId: 'acmeparcel' };
    const taken = refused('company-id-taken', { companyId: 'ACMEPARCEL' });
    for (let count = 0; count < 10; count += 1) expect(await submit({ typed })).toEqual(taken);
    expect(await submit({ typed })).toMatchObject(refused('too-many-attempts'));
    expect(await deps.stores.registrations.pending()).toEqual([]);
    // The mailbox has all of its requests left.
    const other = { address: '203.0.113.2', typed: { ...typed, wishedCompanyId: 'ACMEEAST' } };
    expect((await submit(other)).ok).toBe(true);
    expect(await deps.stores.registrations.pending()).toMatchObject([
      { wishedCompanyId: 'ACMEEAST' },
    ]);
  });

  test('is limited across all senders', async () => {
    const { submitted, submit } = await start();
    for (let count = 0; count < 100; count += 1) await submitted();
    expect(await submit()).toMatchObject(refused('too-many-attempts'));
  });
});

describe('news of requests', () => {
  const addEmail = async ({ deps }: FakeSite, email: string) => {
    const scope = makeSiteScope(defaultTenant, { role: 'master', username: 'admin' });
    const [read] = await deps.stores.credentials.administrators(defaultTenant);
    const entry = makeLogEntry(deps, scope, 'update', { code: 'log-cleared' });
    await deps.stores.credentials.saveAdmin(
      scope,
      { read: read!, next: { ...read!, role: 'master', email } },
      entry,
    );
  };
  const news = async ({ deps }: FakeSite) =>
    (await waitingMails(deps.stores))
      .sort((one, other) => compareText(one.at, other.at))
      .flatMap(({ at, mail }) =>
        mail.kind === 'requests-waiting'
          ? { at: at.slice(11, 16), to: mail.to, count: mail.count }
          : [],
      );

  test('go to the master administrator at once, and to nobody without an address', async () => {
    const site = await start();
    await site.submitted();
    expect(await news(site)).toEqual([]);
    await addEmail(site, 'ops@acme.test');
    site.clock.advance(hourMs);
    await site.submitted();
    expect(await news(site)).toEqual([
      { at: site.now().slice(11, 16), to: 'ops@acme.test', count: 2 },
    ]);
  });

  test('are two emails in an hour at most, and the second one counts all', async () => {
    const site = await start();
    await addEmail(site, 'ops@acme.test');
    site.clock.moveTo('2026-11-25T10:20:00.000Z');
    for (let count = 0; count < 50; count += 1) await site.submitted();
    const first = { at: '10:20', to: 'ops@acme.test', count: 1 };
    const others = { at: '11:00', to: 'ops@acme.test', count: 50 };
    expect(await news(site)).toEqual([first, others]);
    site.clock.moveTo('2026-11-25T11:00:00.000Z');
    await site.submitted();
    expect(await news(site)).toContainEqual({ ...first, at: others.at, count: 51 });
  });

  test('are not sent if all requests are decided before', async () => {
    const site = await start();
    await addEmail(site, 'ops@acme.test');
    site.clock.moveTo('2026-11-25T10:20:00.000Z');
    const requestId = await site.submitted();
    const sent: string[] = [];
    const mailer = createTestMailer(async ({ mail }) => void sent.push(mail.kind));
    await site.deny(requestId);
    await sendDueMails({
      ...{ deps: site.deps, mailer, hasTime: () => true },
      shards: Array.from({ length: dueShards }, (_, shard) => shard),
    });
    expect(sent).not.toContain('requests-waiting');
    expect(sent.length).toBeGreaterThan(0);
    expect(await news(site)).toEqual([]);
  });
});

describe('an approval', () => {
  test('creates company, site and an administrator who cannot sign in yet', async () => {
    const { submitted, approve, deps, log } = await start();
    const requestId = await submitted({ companyName: 'Acme & Söhne 24' });
    expect(await approve(requestId)).toMatchObject({
      ok: true,
      value: { status: 'approved', companyId: 'ACMESOHNE24', siteId: 'NYC01', decidedBy: 'admin' },
    });
    const tenant = { companyId: 'ACMESOHNE24', siteId: 'NYC01' };
    const { company, site } = await deps.stores.sites.read(tenant);
    const [credential] = await deps.stores.credentials.administrators(tenant);
    expect(company).toMatchObject({
      name: 'Acme & Söhne 24',
      isActive: true,
      settings: firstTenantDefaults.company,
    });
    expect(site).toMatchObject({
      name: someDetails.siteName,
      address: someDetails.siteAddress,
      isActive: true,
    });
    expect(credential).toMatchObject({ role: 'company-admin', passwordHash: null });
    for (const password of ['', 'hash of ', 'null', 'admin password']) {
      const input = { username: credential!.username, password };
      expect(await signInAdmin({ deps, tenant, input, address: '203.0.113.9' })).toEqual(
        refused('invalid-admin-login'),
      );
    }
    expect((await log())[0]).toMatchObject({
      actor: { role: 'master', id: 'admin' },
      event: {
        code: 'registration-approved',
        requestId,
        companyName: 'Acme & Söhne 24',
        companyId: 'ACMESOHNE24',
        siteId: 'NYC01',
      },
    });
  });

  test('gives the site its time zone and the company limits for its size', async () => {
    const { submitted, approve, deps } = await start();
    const entered = { timeZone: 'Asia/Tokyo', driverCount: '400', wishedCompanyId: 'UNYU' };
    await approve(await submitted({ companyName: '運輸', ...entered }));
    const { company, site } = await deps.stores.sites.read({ companyId: 'UNYU', siteId: 'NYC01' });
    expect(company).toMatchObject({
      name: '運輸',
      isFree: false,
      settings: { ...firstTenantDefaults.company, maxDrivers: 480, maxJobs: 240 },
    });
    expect(site).toMatchObject({
      timeZone: 'Asia/Tokyo',
      window: { notOpenedYet: true, closesAt: { timeZone: 'Asia/Tokyo' } },
    });
  });

  test('follows the terms that the master administrator confirmed, and logs them', async () => {
    const { submitted, approve, deps, log } = await start();
    const requestId = await submitted({ siteCode: 'MAIN' });
    const limits = { maxDrivers: 10, maxJobs: 20, maxSites: 1 };
    const terms = { companyId: 'acme', siteId: 'bos01', timeZone: 'UTC', isFree: true, limits };
    expect(await approve(requestId, { ...terms, timeZone: 'Mars' })).toEqual(
      refused('unknown-time-zone'),
    );
    expect(await approve(requestId, terms)).toMatchObject({
      value: { companyId: 'ACME', siteId: 'BOS01' },
    });
    const tenant = { companyId: 'ACME', siteId: 'BOS01' };
    expect(await deps.stores.sites.read(tenant)).toMatchObject({
      company: { isFree: true, settings: limits },
      site: { timeZone: 'UTC' },
    });
    expect((await log())[0]).toMatchObject({
      event: { code: 'registration-approved', ...tenant, timeZone: 'UTC', isFree: true, limits },
    });
  });

  test('repeated gives the same answer and logs nothing', async () => {
    const { submitted, approve, log } = await start();
    const requestId = await submitted();
    const first = await approve(requestId);
    expect(await approve(requestId)).toEqual(first);
    expect(await log()).toHaveLength(1);
  });

  test.each([
    [{ companyName: 'De-fault', siteCode: 'MAIN' }, 'company-id-reserved'],
    [{ companyName: 'DEFAULT', siteCode: 'HQ01' }, 'company-id-reserved'],
    [{ companyName: 'Acme', siteCode: 'MAIN' }, 'site-code-reserved'],
  ])('with %o is refused before anything is written', async (fields, code) => {
    const { submitted, approve, deps, log } = await start();
    const requestId = await submitted(fields);
    const before = await deps.stores.access.readAdmin(defaultTenant, 'admin');
    expect(await approve(requestId)).toMatchObject(refused(code));
    expect(await deps.stores.access.readAdmin(defaultTenant, 'admin')).toEqual(before);
    expect(await deps.stores.registrations.read(requestId)).toMatchObject({ status: 'pending' });
    expect(await log()).toEqual([]);
  });

  test('of a name that gives an existing id is refused and does not change that company', async () => {
    const { submitted, approve, deps } = await start();
    await approve(await submitted());
    const tenant = { companyId: 'ACMEPARCEL', siteId: 'NYC01' };
    const before = await deps.stores.access.readAdmin(tenant, 'admin');
    const second = await submitted({ companyName: 'ACME-Parcel', siteCode: 'BOS01' });
    expect(await approve(second)).toEqual(refused('company-exists', { companyId: 'ACMEPARCEL' }));
    expect(await deps.stores.access.readAdmin(tenant, 'admin')).toEqual(before);
    expect(await deps.stores.registrations.read(second)).toMatchObject({ status: 'pending' });
  });

  test('of an unknown or denied request is refused', async () => {
    const { submitted, approve, deny } = await start();
    expect(await approve('REQ0000000')).toEqual(refused('request-not-found'));
    const requestId = await submitted();
    await deny(requestId);
    expect(await approve(requestId)).toEqual(refused('request-decided', { status: 'denied' }));
  });
});

describe('a denial', () => {
  test('stores its reason, or the default one', async () => {
    const { submitted, deny, log } = await start();
    const [first, second] = [await submitted(), await submitted()];
    expect(await deny(first, ' No contract ')).toMatchObject({
      value: { status: 'denied', denialReason: 'No contract' },
    });
    expect(await deny(second, ' \n ')).toMatchObject({
      value: { denialReason: null },
    });
    const denied = { code: 'registration-denied', companyName: 'Acme Parcel' };
    expect((await log()).map(({ event }) => event)).toEqual([
      { ...denied, requestId: second, reason: null },
      { ...denied, requestId: first, reason: 'No contract' },
    ]);
  });

  test('of a decided or unknown request, or with too long a reason, is refused', async () => {
    const { submitted, approve, deny } = await start();
    const requestId = await submitted();
    expect(await deny(requestId, 'x'.repeat(1001))).toEqual(
      refused('reason-too-long', { limit: 1000 }),
    );
    await approve(requestId);
    expect(await deny(requestId)).toEqual(refused('request-decided', { status: 'approved' }));
    expect(await deny('REQ0000000')).toEqual(refused('request-not-found'));
  });
});

const read = ({ deps }: FakeSite, query = {}) =>
  readRequests({ deps, query: { order: defaultOrder, page: 1, ...query } });

test('the panel shows pending requests page by page, with the id that an approval would give', async () => {
  const site = await start();
  for (let count = 0; count < 21; count += 1) {
    await site.submitted({ companyName: `Company ${String(count).padStart(2, '0')}` });
    site.clock.advance(1);
  }
  await site.submitted({ companyName: 'De-fault' });
  const first = await read(site);
  expect(first).toMatchObject({ pendingCount: 22, page: 1, pages: 2 });
  expect(first.pending[0]).toMatchObject({
    companyName: 'De-fault',
    terms: { error: { code: 'company-id-reserved' } },
  });
  expect(first.pending).toHaveLength(20);
  const last = await read(site, { page: 99, order: { key: 'company', direction: 'asc' } });
  expect(last.pending).toMatchObject([
    { terms: { value: { companyId: 'COMPANY20', siteId: 'NYC01' } } },
    { companyName: 'De-fault' },
  ]);
});

test('the panel shows processed requests, newest first', async () => {
  const site = await start();
  const [denied, approved] = [await site.submitted(), await site.submitted({ notes: '' })];
  await site.deny(denied, 'No');
  site.clock.advance(1);
  await site.approve(approved);
  expect((await read(site)).processed).toMatchObject([
    { id: approved, status: 'approved', details: null },
    { id: denied, status: 'denied', details: 'No' },
  ]);
});
