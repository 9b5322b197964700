import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readToken, writeToken } from '~/domain/api/token-text';

const tenant = { companyId: 'ACME', siteId: 'NYC01' };
const id = '01JXYZ00000000000000000000';
const secret = 'a_b-'.repeat(10).padEnd(43, 'x');

test('reads company, site and ID from what it writes', () => {
  expect(readToken(writeToken(tenant, id, secret))).toEqual({ tenant, id });
});

test.each([
  ['nothing', ''],
  ['no token', 'Bearer'],
  ['another prefix', writeToken(tenant, id, secret).replace('jsel', 'ghp')],
  ['a company that breaks out of its key', writeToken({ ...tenant, companyId: 'A#B' }, id, secret)],
  ['a site that is none', writeToken({ ...tenant, siteId: 'nyc01' }, id, secret)],
  ['another kind of ID', writeToken(tenant, 'id', secret)],
  ['no secret', writeToken(tenant, id, '')],
  ['one part more', `${writeToken(tenant, id, secret)}.x`],
  ['a very long text', writeToken(tenant, id, 'x'.repeat(100_000))],
])('takes %s for no token', (_, text) => {
  expect(readToken(text)).toBeNull();
});

test('never throws, whatever it reads', () => {
  fc.assert(fc.property(fc.string(), (text) => void readToken(`jsel_${text}`)));
});
