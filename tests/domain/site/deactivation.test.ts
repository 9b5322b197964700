import { expect, test } from 'vitest';
import { findDeactivation } from '~/domain/site/deactivation';
import { toInstant } from '~/domain/time/instant';

const on = { isActive: true };
const since = toInstant(Date.UTC(2026, 10, 26));
const off = { isActive: false, deactivatedAt: since };

test.each([
  ['an active site', on, on, null],
  ['no site', null, on, null],
  ['no company', off, null, null],
  ['a deactivated site', off, on, { of: 'site', since }],
  ['a deactivated company', off, { isActive: false }, { of: 'company', since }],
  ['a site of an earlier release', { isActive: false }, on, { of: 'site', since: null }],
  [
    'a site activated alone in a deactivated company',
    on,
    { isActive: false },
    { of: 'company', since: null },
  ],
] as const)('finds why nobody can use %s', (_name, site, company, expected) => {
  expect(findDeactivation({ site, company })).toEqual(expected);
});
