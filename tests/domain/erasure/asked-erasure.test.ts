import { expect, test } from 'vitest';
import {
  askErasure,
  mayBegin,
  withoutActivated,
  withoutCompany,
} from '~/domain/erasure/asked-erasure';
import { aCompany, aSite } from '~/tests/store/builders';

const tenant = { companyId: 'ACME', siteId: 'NYC01' };
const at = '2026-11-26T23:30:00.000Z';
const off = { isActive: false, sessionEpoch: 3 };
const company = { ...aCompany(tenant), ...off };
const sites = [aSite(tenant, off)];
const current = { company, sites, erasures: { asked: [], erasedSiteIds: [] } };
const wish = {
  ...{ siteId: null, typed: ' acme ', reason: '  The contract   ended ', by: 'root', at },
  timeZone: 'America/New_York',
};
const asked = {
  ...{ siteId: null, reason: 'The contract ended', askedBy: 'root', askedAt: at, epoch: 3 },
  ...{ eraseFrom: '2026-12-26T23:30:00.000Z', eraseOn: '2026-12-26' },
  siteEpochs: { NYC01: 3 },
};

test('an erasure waits 30 days and says the day where it was asked for', () => {
  expect(askErasure(current, wish)).toEqual({ ok: true, value: asked });
  const elsewhere = { ...wish, timeZone: 'Asia/Tokyo', siteId: 'NYC01', typed: 'NYC01' };
  expect(askErasure(current, elsewhere)).toMatchObject({
    value: { siteId: 'NYC01', eraseOn: '2026-12-27' },
  });
});

const main = aSite({ companyId: 'DEFAULT', siteId: 'MAIN' }, off);
test.each([
  ['site-not-found', current, { siteId: 'BOS02' }],
  ['still-active', { ...current, company: { ...company, isActive: true } }, {}],
  ['still-active', { ...current, sites: [aSite(tenant)] }, {}],
  ['still-active', { ...current, sites: [aSite(tenant)] }, { siteId: 'NYC01', typed: 'NYC01' }],
  ['erasure-asked-already', { ...current, erasures: { asked: [asked], erasedSiteIds: [] } }, {}],
  ['other-tenant-typed', current, { typed: 'NYC01' }],
  ['other-tenant-typed', current, { siteId: 'NYC01' }],
  ['erasure-reason-missing', current, { reason: ' ​ ' }],
  [
    'default-tenant-not-erasable',
    { ...current, company: { ...company, companyId: 'DEFAULT' }, sites: [main] },
    { siteId: 'MAIN', typed: 'MAIN' },
  ],
  [
    'default-tenant-not-erasable',
    { ...current, company: { ...company, companyId: 'DEFAULT' }, sites: [main] },
    { typed: 'DEFAULT' },
  ],
])('refuses with %s', (code, state, change) => {
  expect(askErasure(state, { ...wish, ...change })).toEqual({ ok: false, error: { code } });
});

test('begins only after its time, and never what was activated meanwhile', () => {
  const before = '2026-12-26T23:29:59.999Z';
  expect(mayBegin(current, asked, before)).toBe('not-yet');
  expect(mayBegin(current, asked, asked.eraseFrom)).toBe('yes');
  const activated = { company: { ...company, isActive: true }, sites };
  expect(mayBegin(activated, asked, asked.eraseFrom)).toBe('activated');
  // Activated and deactivated again, by a release that withdraws no erasure.
  const again = { company: { ...company, sessionEpoch: 4 }, sites };
  expect(mayBegin(again, asked, asked.eraseFrom)).toBe('activated');
  const ofSite = { ...asked, siteId: 'NYC01' };
  expect(mayBegin({ company, sites: [aSite(tenant)] }, ofSite, asked.eraseFrom)).toBe('activated');
  expect(mayBegin({ company, sites: [] }, ofSite, asked.eraseFrom)).toBe('activated');
});

test('does not begin with a company of which a site was added or activated meanwhile', () => {
  const begin = (now: typeof sites) => mayBegin({ company, sites: now }, asked, asked.eraseFrom);
  // By a release that withdraws nothing, and deactivated again.
  expect(begin([aSite(tenant, { ...off, sessionEpoch: 4 })])).toBe('activated');
  const added = aSite({ companyId: 'ACME', siteId: 'BOS02' }, off);
  expect(begin([...sites, added])).toBe('activated');
  // A site that was erased alone changes nothing of the rest.
  expect(begin([])).toBe('yes');
});

test('adding a site withdraws the erasure of the company alone', () => {
  const ofSite = { ...asked, siteId: 'NYC01' };
  const erasures = { asked: [asked, ofSite], erasedSiteIds: ['OLD01'] };
  expect(withoutCompany(erasures)).toEqual({ asked: [ofSite], erasedSiteIds: ['OLD01'] });
});

test('activating withdraws the erasure of what is activated, and that of the company', () => {
  const erasures = {
    asked: [asked, { ...asked, siteId: 'NYC01' }, { ...asked, siteId: 'BOS02' }],
    erasedSiteIds: ['OLD01'],
  };
  const switched = { isActive: true, company: false, siteIds: ['NYC01'], at };
  expect(withoutActivated(erasures, switched)).toEqual({
    ...{ asked: [{ ...asked, siteId: 'BOS02' }], erasedSiteIds: ['OLD01'] },
  });
  expect(withoutActivated(erasures, { ...switched, isActive: false })).toEqual(erasures);
});
