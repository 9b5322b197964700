import { describe, expect, test } from 'vitest';
import { checkRegistration } from '~/domain/registration/check-registration';
import { toCompanyId, toRequestedTenant } from '~/domain/registration/company-id';
import { defaultOrder, nextOrder, orderRequests } from '~/domain/registration/order-requests';
import { formatRequestDetails } from '~/domain/registration/registration-request';
import { aDecided, aRequest, someDetails } from '~/tests/support/registration';

describe('the company id of a name', () => {
  test.each([
    ['Acme Parcel, Inc.', 'ACMEPARCELINC'],
    ['De-fault', 'DEFAULT'],
    ['d e f a u l t!', 'DEFAULT'],
    ['ＤＥＦＡＵＬＴ', 'DEFAULT'],
    ['Café Zürich 24', 'CAFEZURICH24'],
    ['株式会社', ''],
    ['***', ''],
    ['x'.repeat(120), 'X'.repeat(40)],
  ])('of %s is "%s"', (name, companyId) => {
    expect(toCompanyId(name)).toBe(companyId);
  });

  test.each([
    [{ companyName: '株式会社', siteCode: 'TYO1' }, 'company-id-empty'],
    [{ companyName: 'De-fault', siteCode: 'MAIN' }, 'company-id-reserved'],
    [{ companyName: 'default', siteCode: 'HQ01' }, 'company-id-reserved'],
    [{ companyName: 'Acme', siteCode: 'MAIN' }, 'site-code-reserved'],
  ])('%o cannot be a tenant: %s', (request, code) => {
    expect(toRequestedTenant(request)).toMatchObject({ ok: false, error: { code } });
  });

  test('names the tenant of every other request', () => {
    expect(toRequestedTenant(aRequest())).toEqual({
      ok: true,
      value: { companyId: 'ACMEPARCEL', siteId: 'NYC01' },
    });
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
