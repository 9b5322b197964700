import { expect, test } from 'vitest';
import type { ActivityEvent } from '~/domain/activity/activity';
import { addErased } from '~/domain/erasure/certificate';
import { forgetTenant } from '~/domain/erasure/forget-tenant';

const addresses = new Set(['ada@acme.example']);
const company = { companyId: 'ACME', siteId: null, addresses };
const site = { companyId: 'ACME', siteId: 'NYC01', addresses };
const approved: ActivityEvent = {
  ...{ code: 'registration-approved', requestId: 'REQ1', companyName: 'Acme Freight' },
  ...{ companyId: 'ACME', siteId: 'NYC01' },
};
const added: ActivityEvent = {
  ...{ code: 'site-added', companyId: 'ACME', siteId: 'NYC01', siteName: 'Dock' },
};
const renamed = (siteId: string | null, to = 'New'): ActivityEvent => ({
  ...{ code: 'tenant-renamed', companyId: 'ACME', siteId, from: 'Old', to },
});

test('IDs stand for the names of an erased company and its sites', () => {
  expect(forgetTenant(approved, company)).toEqual({ ...approved, companyName: 'ACME' });
  expect(forgetTenant(added, company)).toEqual({ ...added, siteName: 'NYC01' });
  expect(forgetTenant(renamed(null), company)).toMatchObject({ from: 'ACME', to: 'ACME' });
  expect(forgetTenant(renamed('NYC01'), company)).toMatchObject({ from: 'NYC01', to: 'NYC01' });
});

test('a former name goes also if the name was the ID at last', () => {
  for (const siteId of [null, 'NYC01']) {
    const id = siteId ?? 'ACME';
    expect(forgetTenant(renamed(siteId, id), company)).toMatchObject({ from: id, to: id });
  }
});

test('of an erased site, only its own names are forgotten', () => {
  expect(forgetTenant(added, site)).toEqual({ ...added, siteName: 'NYC01' });
  for (const event of [approved, renamed(null), renamed('BOS02')])
    expect(forgetTenant(event, site)).toBe(event);
});

test('what was forgotten, and what is about others, stays as it is', () => {
  const others = { companyId: 'OTHER', siteId: null, addresses: new Set<string>() };
  for (const event of [approved, added, renamed(null), renamed('NYC01')]) {
    expect(forgetTenant(event, others)).toBe(event);
    const forgotten = forgetTenant(event, company)!;
    expect(forgetTenant(forgotten, company)).toBe(forgotten);
  }
});

test('an entry about an email that did not reach its people goes', () => {
  const toAddress = (email: string): ActivityEvent => ({
    ...{ code: 'mail-undelivered', subject: 'Hello', to: { email }, attempts: 10 },
  });
  expect(forgetTenant(toAddress('ada@acme.example'), company)).toBeNull();
  const other = toAddress('bob@other.example');
  expect(forgetTenant(other, company)).toBe(other);
});

test('a certificate leaves out what there was none of', () => {
  expect(addErased({ drivers: 2, log: 0 }, { drivers: 1, jobs: 4 })).toEqual({
    ...{ drivers: 3, jobs: 4 },
  });
});
