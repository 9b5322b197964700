import { describe, expect, test } from 'vitest';
import { checkTerms, proposeTerms } from '~/domain/registration/approval-terms';
import { checkRegistration } from '~/domain/registration/check-registration';
import { toCompanyId } from '~/domain/registration/company-id';
import { defaultOrder, nextOrder, orderRequests } from '~/domain/registration/order-requests';
import { formatRequestDetails } from '~/domain/registration/registration-request';
import { firstTenantDefaults } from '~/domain/site/new-tenant';
import { aDecided, aRequest, someDetails } from '~/tests/support/registration';

describe('the company id of a name', () => {
  test.each([
    ['Acme Parcel, Inc.', 'ACMEPARCELINC'],
    ['De-fault', 'DEFAULT'],
    ['d e f a u l t!', 'DEFAULT'],
    ['ＤＥＦＡＵＬＴ', 'DEFAULT'],
    ['Café Zürich 24', 'CAFEZURICH24'],
    ['Ünal Taşıma', 'UNALTASIMA'],
    ['Łódź Straße Ærø', 'LODZSTRASSEAERO'],
    ['株式会社', ''],
    ['شركة النقل', ''],
    ['運輸 24', '24'],
    ['***', ''],
    ['x'.repeat(120), 'X'.repeat(40)],
  ])('of %s is "%s"', (name, companyId) => {
    expect(toCompanyId(name)).toBe(companyId);
  });
});

describe('the terms of an approval', () => {
  const { maxDrivers, maxJobs, maxSites } = firstTenantDefaults.company;
  const limits = { maxDrivers, maxJobs, maxSites };
  const propose = (fields: Parameters<typeof aRequest>[0] = {}) =>
    proposeTerms(aRequest(fields), limits);
  const proposed = propose();

  test('are the defaults for a request of an earlier version', () => {
    expect(proposed).toEqual({
      companyId: 'ACMEPARCEL',
      siteId: 'NYC01',
      timeZone: 'America/New_York',
      isFree: true,
      limits,
    });
    expect(checkTerms(proposed)).toEqual({ ok: true, value: proposed });
  });

  test('follow what the company entered', () => {
    const entered = { timeZone: 'Europe/Berlin', wishedCompanyId: 'ACME' };
    expect(propose({ ...entered, driverCount: 100, siteCount: 3 })).toEqual({
      ...proposed,
      timeZone: 'Europe/Berlin',
      companyId: 'ACME',
    });
  });

  test.each([
    [{ driverCount: 101 }, { maxDrivers: 130, maxJobs: 65, maxSites }],
    [{ driverCount: 100_000 }, { maxDrivers: 100_000, maxJobs: 50_000, maxSites }],
    [{ siteCount: 12 }, { ...limits, maxSites: 12 }],
  ])('give a company with %o more room, and no free tier', (size, larger) => {
    expect(propose(size)).toEqual({ ...proposed, isFree: false, limits: larger });
  });

  test('are corrected as they are typed', () => {
    const typed = { ...proposed, companyId: ' acme ', siteId: 'bos01' };
    expect(checkTerms(typed)).toMatchObject({ value: { companyId: 'ACME', siteId: 'BOS01' } });
  });

  test.each([
    [{ companyId: '' }, 'company-id-empty'],
    [{ companyId: 'AC ME' }, 'invalid-company-id'],
    [{ companyId: '運輸' }, 'invalid-company-id'],
    [{ companyId: 'A'.repeat(41) }, 'invalid-company-id'],
    [{ companyId: 'default' }, 'company-id-reserved'],
    [{ siteId: 'A' }, 'invalid-site-code'],
    [{ siteId: 'MAIN' }, 'site-code-reserved'],
    [{ siteId: 'GONE' }, 'site-code-reserved'],
    [{ timeZone: 'Mars/Olympus' }, 'unknown-time-zone'],
    [{ timeZone: '' }, 'unknown-time-zone'],
    [{ limits: { ...limits, maxJobs: -1 } }, 'invalid-limit'],
  ])('are refused with %o', (fields, code) => {
    expect(checkTerms({ ...proposed, ...fields })).toMatchObject({ ok: false, error: { code } });
  });
});

describe('what was typed', () => {
  test('is trimmed, with the code in capitals and the line breaks of the notes kept', () => {
    const typed = {
      ...someDetails,
      companyName: '  Acme \n Parcel ',
      siteCode: ' nyc01',
      notes: ' one\r\n\r\n\r\n\r\ntwo\u202e ',
    };
    expect(checkRegistration(typed)).toEqual({
      ok: true,
      value: { ...someDetails, notes: 'one\n\ntwo' },
    });
  });

  test('may leave out only the notes', () => {
    const empty = Object.fromEntries(Object.keys(someDetails).map((field) => [field, ' ']));
    expect(checkRegistration(empty as typeof someDetails)).toMatchObject({
      error: {
        code: 'missing-information',
        fields: expect.not.arrayContaining(['notes']) as string[],
      },
    });
    expect(checkRegistration({ ...someDetails, notes: '' }).ok).toBe(true);
    for (const field of Object.keys(someDetails).filter((name) => name !== 'notes')) {
      expect(checkRegistration({ ...someDetails, [field]: '\u200b' }), field).toEqual({
        ok: false,
        error: { code: 'missing-information', fields: [field] },
      });
    }
  });

  test.each(['AB', 'ABCDEF', 'A-BC', 'ÄBC', 'A BC', '../A'])(
    'refuses %s as a site code',
    (siteCode) => {
      expect(checkRegistration({ ...someDetails, siteCode })).toEqual({
        ok: false,
        error: { code: 'invalid-site-code' },
      });
    },
  );

  test.each(['ada', 'ada@', 'ada@x', 'a b@x.test', 'ada@x.test, eve@x.test', '<ada@x.test>'])(
    'refuses %s as an email address',
    (contactEmail) => {
      expect(checkRegistration({ ...someDetails, contactEmail })).toEqual({
        ok: false,
        error: { code: 'invalid-email' },
      });
    },
  );
});

describe('what may be left out', () => {
  test.each(['Ünal Taşıma', 'Parcel & Söhne', 'A1'])('is nothing that %s needs', (companyName) => {
    const typed = { ...someDetails, companyName };
    expect(checkRegistration(typed)).toEqual({ ok: true, value: typed });
  });

  test.each(['運輸', 'شركة النقل', '***'])('is no company ID for %s', (companyName) => {
    const typed = { ...someDetails, companyName, siteName: companyName };
    expect(checkRegistration(typed)).toEqual({ ok: false, error: { code: 'company-id-empty' } });
    const wished = { ...typed, wishedCompanyId: ' unyu ' };
    expect(checkRegistration(wished)).toEqual({
      ok: true,
      value: { ...typed, wishedCompanyId: 'UNYU' },
    });
  });

  test('is read as numbers and as a time zone', () => {
    const entered = { timeZone: ' Asia/Tokyo ', driverCount: ' 40 ', siteCount: '2' };
    expect(checkRegistration({ ...someDetails, ...entered })).toMatchObject({
      value: { timeZone: 'Asia/Tokyo', driverCount: 40, siteCount: 2 },
    });
  });

  test.each([
    [{ timeZone: 'Mars/Olympus' }, { code: 'unknown-time-zone' }],
    [{ driverCount: '0' }, { code: 'invalid-count', fields: ['driverCount'], most: 100_000 }],
    [{ driverCount: '1e3' }, { code: 'invalid-count', fields: ['driverCount'], most: 100_000 }],
    [{ driverCount: '4.5' }, { code: 'invalid-count', fields: ['driverCount'], most: 100_000 }],
    [{ siteCount: '81' }, { code: 'invalid-count', fields: ['siteCount'], most: 80 }],
    [{ siteCount: '-1' }, { code: 'invalid-count', fields: ['siteCount'], most: 80 }],
    [{ wishedCompanyId: 'ÜNAL' }, { code: 'invalid-company-id' }],
    [{ wishedCompanyId: 'A#SITE' }, { code: 'invalid-company-id' }],
  ])('is refused with %o', (fields, error) => {
    expect(checkRegistration({ ...someDetails, ...fields })).toEqual({ ok: false, error });
  });
});

test('refuses an entry that exceeds its limit after Unicode composition', () => {
  const typed = { ...someDetails, siteName: '\ufb2c'.repeat(60) };
  expect(checkRegistration(typed)).toEqual({
    ok: false,
    error: { code: 'entry-too-long', fields: ['siteName'], limit: 120 },
  });
  const notes = 'a\r\n'.repeat(600);
  expect(checkRegistration({ ...someDetails, notes })).toMatchObject({
    error: { code: 'entry-too-long', fields: ['notes'] },
  });
});

describe('the order of pending requests', () => {
  const requests = [
    aRequest({ id: 'REQ0001', companyName: 'beta', requestedAt: '2026-11-02T00:00:00.000Z' }),
    aRequest({ id: 'REQ0002', companyName: 'Alpha', requestedAt: '2026-11-03T00:00:00.000Z' }),
    aRequest({ id: 'REQ0003', companyName: 'Gamma', requestedAt: '2026-11-01T00:00:00.000Z' }),
  ];
  const ids = (order: typeof defaultOrder) => orderRequests(requests, order).map(({ id }) => id);

  test('is by date, newest first', () => {
    expect(ids(defaultOrder)).toEqual(['REQ0002', 'REQ0001', 'REQ0003']);
  });

  test('reverses on the active key and starts descending on another', () => {
    const flipped = nextOrder(defaultOrder, 'date');
    expect(flipped).toEqual({ key: 'date', direction: 'asc' });
    expect(ids(flipped)).toEqual(['REQ0003', 'REQ0001', 'REQ0002']);
    const byCompany = nextOrder(flipped, 'company');
    expect(byCompany).toEqual({ key: 'company', direction: 'desc' });
    expect(ids(byCompany)).toEqual(['REQ0003', 'REQ0001', 'REQ0002']);
    expect(ids(nextOrder(byCompany, 'company'))).toEqual(['REQ0002', 'REQ0001', 'REQ0003']);
    expect(nextOrder(nextOrder(byCompany, 'company'), 'date')).toEqual(defaultOrder);
  });
});

test('shows the reason of a processed request, the start of its notes, or nothing', () => {
  const { approved, denied } = aDecided();
  expect(formatRequestDetails(denied)).toBe('Not a customer');
  expect(formatRequestDetails({ ...approved, notes: 'x'.repeat(51) })).toBe(`${'x'.repeat(50)}...`);
  expect(formatRequestDetails({ ...approved, notes: 'x'.repeat(50) })).toBe('x'.repeat(50));
  expect(formatRequestDetails({ ...approved, notes: '' })).toBeNull();
});
