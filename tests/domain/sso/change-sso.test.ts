import { expect, test } from 'vitest';
import { changeSsoSettings, mustUseSso, type SsoChange } from '~/domain/sso/change-sso';
import { maxSsoRules } from '~/domain/sso/limits';
import type { SsoSettings } from '~/domain/sso/sso-settings-schema';

const bella = { siteId: 'NYC01', username: 'bella' };
const dan = { siteId: 'NYC01', username: 'dan' };
const settings: SsoSettings = {
  connection: 3,
  issuer: 'https://login.acme.test',
  clientId: 'jobs',
  clientSecret: 'old',
  groupsClaim: 'groups',
  rules: [],
  breakGlass: null,
};
const facts = { signedInBy: 3, withCode: [bella] };
const change = (now: SsoSettings | null, wanted: SsoChange, more = {}) =>
  changeSsoSettings(now, wanted, { ...facts, ...more });
const connect = {
  intent: 'connect',
  issuer: settings.issuer,
  clientId: 'jobs',
  clientSecret: '',
  groupsClaim: 'groups',
} as const;

test('a new connection keeps the secret, counts up, and lets passwords count again', () => {
  const now = { ...settings, breakGlass: bella };
  expect(change(now, { ...connect, clientId: 'new' })).toEqual({
    ok: true,
    value: {
      next: { ...settings, clientId: 'new', connection: 4 },
      changes: [
        { setting: 'clientId', from: 'jobs', to: 'new' },
        { setting: 'breakGlass', from: bella, to: null },
      ],
    },
  });
});

test('never tells the secret', () => {
  const changed = change(settings, { ...connect, clientSecret: 'new' });
  expect(changed).toMatchObject({ value: { changes: [{ setting: 'clientSecret' }] } });
});

test.each([
  [null, { intent: 'turn-off' }, 'sso-off'],
  [null, connect, 'sso-text-missing'],
  [settings, connect, 'sso-unchanged'],
  [settings, { ...connect, clientId: 'x'.repeat(501) }, 'sso-text-too-long'],
  [settings, { ...connect, issuer: 'http://login.acme.test' }, 'sso-issuer-invalid'],
  [settings, { intent: 'allow-passwords' }, 'sso-unchanged'],
  [settings, { intent: 'require', ...dan }, 'break-glass-unsuitable'],
  [settings, { intent: 'add-rule', group: ' ', role: 'steward', siteId: null }, 'sso-text-missing'],
] as const)('refuses a change: %#', (now, wanted, code) => {
  expect(change(now, wanted)).toMatchObject({ ok: false, error: { code } });
});

test('only somebody who has tried the present connection can require it', () => {
  const require = { intent: 'require', ...bella } as const;
  for (const signedInBy of [undefined, 2])
    expect(change(settings, require, { signedInBy })).toMatchObject({
      error: { code: 'sso-untried' },
    });
  expect(change(settings, require)).toMatchObject({ value: { next: { breakGlass: bella } } });
});

test('adds and removes groups, up to a limit', () => {
  const rule = { group: 'staff', role: 'steward', siteId: null } as const;
  const full = Array.from({ length: maxSsoRules }, (_, at) => ({ ...rule, group: `g${at}` }));
  const now = { ...settings, rules: [rule] };
  expect(change(settings, { intent: 'add-rule', ...rule })).toMatchObject({
    value: { next: { rules: [rule] }, changes: [{ setting: 'rule', from: null, to: rule }] },
  });
  expect(change(now, { intent: 'add-rule', ...rule })).toMatchObject({
    error: { code: 'sso-rule-known' },
  });
  expect(change({ ...settings, rules: full }, { intent: 'add-rule', ...rule })).toMatchObject({
    error: { code: 'too-many-sso-rules', limit: maxSsoRules },
  });
  expect(change(now, { intent: 'remove-rule', ...rule })).toMatchObject({
    value: { next: { rules: [] } },
  });
});

test('passwords count for masters, for the last resort with a code, and where they are allowed', () => {
  const required = { breakGlass: bella };
  const person = { ...dan, role: 'dispatcher', hasCode: true } as const;
  const last = { ...bella, role: 'company-admin', hasCode: true } as const;
  expect(mustUseSso(required, person)).toBe(true);
  expect(mustUseSso(required, last)).toBe(false);
  expect(mustUseSso(required, { ...last, hasCode: false })).toBe(true);
  expect(mustUseSso(required, { ...last, siteId: 'LAX01' })).toBe(true);
  expect(mustUseSso(required, { ...person, role: 'master' })).toBe(false);
  expect(mustUseSso(settings, person)).toBe(false);
  expect(mustUseSso(null, person)).toBe(false);
});
