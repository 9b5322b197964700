import { expect, test } from 'vitest';
import type { Stores } from '~/app/ports/deps';
import type { NewMail } from '~/domain/mail/mail';
import type { PendingRequest } from '~/domain/registration/registration-request';
import { aDecided, aRequest } from '~/tests/support/registration';
import { aCompany, aMail, anAdmin, anEntry, aScope, aSite, now } from '../builders';

let made = 0;
/** An ID that no other test uses, because all tests' requests are in the same lists. */
const anId = () => `REQ${String((made += 1)).padStart(6, '0')}`;
const newMail = (): NewMail => ({ id: `01MAIL${anId()}`, at: now, mail: aMail() });
const aCode = (hash: string) => ({
  hash: hash
    .padEnd(64, '0')
    .toLowerCase()
    .replace(/[^0-9a-f]/g, '0'),
  kind: 'activation' as const,
  companyId: 'ACME',
  siteId: 'NYC01',
  username: 'admin',
  issuedAt: now,
  validUntil: now,
  usedAt: null,
});
const done = { ok: true, value: null };
const refused = (code: string) => ({ ok: false, error: { code } });
const maxPending = 500;

export const registrationsContract = (get: () => Stores) => {
  const submit = (request: PendingRequest, formId = `form of ${request.id}`) =>
    get().registrations.submit(request, { formId, maxPending, mails: [newMail(), newMail()] });
  const submitted = async (fields: Partial<PendingRequest> = {}) => {
    const request = aRequest({ id: anId(), ...fields });
    expect(await submit(request)).toEqual(done);
    return request;
  };
  const pendingIds = async () => (await get().registrations.pending()).map(({ id }) => id);
  /** Approves as a separate master administrator, whose activity log starts empty. */
  const approve = (request: PendingRequest, tenant = aScope(), master = aScope()) =>
    get().registrations.approve(
      master,
      { ...aDecided(request).approved, companyId: tenant.companyId, siteId: tenant.siteId },
      {
        company: aCompany(tenant),
        site: aSite(tenant),
        admin: anAdmin({ passwordHash: null }),
        code: aCode(request.id),
        mail: newMail(),
        entry: anEntry(),
      },
    );
  const deny = (request: PendingRequest, master = aScope()) =>
    get().registrations.deny(master, aDecided(request).denied, {
      mail: newMail(),
      entry: anEntry(),
    });

  test('keeps a request and lists it while it is pending', async () => {
    const before = await get().registrations.totals();
    const entered = { timeZone: 'Asia/Tokyo', driverCount: 40, siteCount: 2 };
    const request = await submitted({ ...entered, wishedCompanyId: 'UNYU' });
    expect(await get().registrations.read(request.id)).toEqual(request);
    expect(await get().registrations.pending()).toContainEqual(request);
    expect(await get().registrations.totals()).toEqual({
      ...before,
      pending: before.pending + 1,
    });
    expect(await get().registrations.read('REQ00000000')).toBeNull();
  });

  test('gives simultaneous requests different ids', async () => {
    const id = anId();
    const results = await Promise.all(
      ['a', 'b', 'c', 'd'].map((form) => submit(aRequest({ id }), `${id} ${form}`)),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results.filter(({ ok }) => !ok)).toEqual(Array(3).fill(refused('request-id-taken')));
    expect((await pendingIds()).filter((one) => one === id)).toHaveLength(1);
  });

  test('accepts a form once and returns its request', async () => {
    const request = await submitted();
    const again = aRequest({ id: anId() });
    expect(await submit(again, `form of ${request.id}`)).toEqual({
      ok: false,
      error: { code: 'form-used', requestId: request.id },
    });
    expect(await get().registrations.read(again.id)).toBeNull();
  });

  test('limits the number of pending requests', async () => {
    await submitted();
    const { pending } = await get().registrations.totals();
    const request = aRequest({ id: anId() });
    const input = { formId: request.id, mails: [newMail()] };
    const full = { ...input, maxPending: pending };
    expect(await get().registrations.submit(request, full)).toEqual(refused('too-many-pending'));
    expect(await get().registrations.read(request.id)).toBeNull();
    const room = { ...input, maxPending: pending + 1 };
    expect(await get().registrations.submit(request, room)).toEqual(done);
  });

  test('creates company, site and administrator on approval and moves the request', async () => {
    const [request, tenant, master] = [await submitted(), aScope(), aScope()];
    const before = await get().registrations.totals();
    expect(await approve(request, tenant, master)).toEqual(done);
    expect(await get().access.readAdmin(tenant, 'admin')).toEqual({
      company: aCompany(tenant),
      site: aSite(tenant),
      credential: anAdmin({ passwordHash: null }),
    });
    expect(await get().registrations.read(request.id)).toMatchObject({
      status: 'approved',
      companyId: tenant.companyId,
    });
    expect(await pendingIds()).not.toContain(request.id);
    expect(await get().registrations.totals()).toEqual({
      ...before,
      pending: before.pending - 1,
      approved: before.approved + 1,
    });
    expect(await get().activity.latest(master, 10)).toHaveLength(1);
  });

  test('changes nothing on approval for an existing company', async () => {
    const [first, second, tenant, master] = [
      await submitted(),
      await submitted(),
      aScope(),
      aScope(),
    ];
    await approve(first, tenant);
    expect(await approve(second, tenant, master)).toEqual(refused('company-exists'));
    expect(await get().registrations.read(second.id)).toEqual(second);
    expect(await pendingIds()).toContain(second.id);
    expect(await get().activity.latest(master, 10)).toEqual([]);
  });

  test('decides a request once, and a later decision leaves no trace', async () => {
    const [approved, denied] = [await submitted(), await submitted()];
    const [tenant, master] = [aScope(), aScope()];
    expect(await deny(denied)).toEqual(done);
    expect(await approve(approved)).toEqual(done);
    expect(await approve(denied, tenant, master)).toEqual(refused('request-decided'));
    expect(await deny(denied, master)).toEqual(refused('request-decided'));
    expect(await deny(approved, master)).toEqual(refused('request-decided'));
    expect(await approve(approved, tenant, master)).toEqual(refused('request-decided'));
    expect(await approve(aRequest({ id: anId() }), tenant, master)).toEqual(
      refused('request-decided'),
    );
    expect(await get().sites.read(tenant)).toEqual({ site: null, company: null });
    expect(await get().activity.latest(master, 10)).toEqual([]);
    expect(await get().registrations.read(denied.id)).toEqual(aDecided(denied).denied);
  });

  test('lists processed requests page by page, newest first', async () => {
    const ids: string[] = [];
    for (let minute = 0; minute < 5; minute += 1) {
      const request = await submitted();
      const decidedAt = `2027-01-01T00:0${minute % 4}:00.000Z`;
      await get().registrations.deny(
        aScope(),
        { ...aDecided(request).denied, decidedAt },
        { mail: newMail(), entry: anEntry() },
      );
      ids.push(request.id);
    }
    const expected = [ids[3], ids[2], ids[1], ids[4], ids[0]];
    const found: string[] = [];
    let before: string | undefined;
    for (let page = 0; page < 3; page += 1) {
      const { requests, next } = await get().registrations.processed({ limit: 2, before });
      expect(requests).toHaveLength(2);
      found.push(...requests.map(({ id }) => id));
      before = next ?? undefined;
    }
    expect(found.slice(0, 5)).toEqual(expected);
    const all = await get().registrations.processed({ limit: 1000 });
    expect(all.next).toBeNull();
    expect(all.requests.length).toBeGreaterThan(5);
    const beforeAll = { limit: 10, before: '0000-01-01T00:00:00.000Z#REQ0000' };
    expect(await get().registrations.processed(beforeAll)).toEqual({ requests: [], next: null });
  });
};
