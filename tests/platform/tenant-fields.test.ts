import { expect, test } from 'vitest';
import * as z from 'zod';
import { accountFields } from '~/app/platform/forms/account-fields';
import { parseTenant } from '~/app/platform/forms/tenant-in-path';

const main = { companyId: 'ACME', siteId: 'NYC01' };

test.each(['NYC01.', 'NYC01)', 'nyc01).', 'NYC01,', 'NYC01\u200b', '\u2060NYC01\u00ad'])(
  'a site link ends before what the sentence around it adds: %j',
  (siteId) => {
    expect(parseTenant({ companyId: 'acme', siteId })).toEqual(main);
  },
);

test.each(['', '.', 'NYC.01', 'NYC01%', 'N-1', 'NYC01/x'])('%j is no site', (siteId) => {
  expect(() => parseTenant({ companyId: 'ACME', siteId })).toThrow();
});

test('an account is found however its names were copied', () => {
  const typed = {
    companyId: ' ac\u200bme\ufeff',
    siteId: '\u00adnyc01 ',
    username: '\u2060ada\u200d',
  };
  expect(z.object(accountFields).parse(typed)).toEqual({ ...main, username: 'ada' });
});
