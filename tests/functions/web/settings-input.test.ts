import { afterAll, expect, test } from 'vitest';
import { defaultTenant } from '~/domain/company/scope';
import { editableSettings, type EditableSettings } from '~/domain/settings/editable-settings';
import { httpClient, signedInAdmin } from '~/tests/support/http';
import { makeTestScope } from '~/tests/support/stocked-site';
import { masterPassword, startTestServer } from '~/tests/support/test-server';

const path = '/admin/system-settings';
const scope = makeTestScope(defaultTenant);

const server = await startTestServer();
afterAll(() => server.stop());
const admin = await signedInAdmin(server.url, masterPassword);

const stored = async () =>
  editableSettings((await server.platform.deps.stores.sites.read(defaultTenant)).site!);
/** Encodes the settings as the form of a browser without JavaScript does. */
const toForm = (
  { disableAutoAssignments, ...settings }: EditableSettings,
  basis: unknown,
): Record<string, string> => ({
  intent: 'save',
  basis: JSON.stringify(basis),
  ...Object.fromEntries(
    Object.entries({ ...settings, autoAssignment: !disableAutoAssignments })
      .filter(([, value]) => value !== false)
      .map(([name, value]) => [name, value === true ? 'on' : String(value)]),
  ),
});
const save = async (changes: Partial<EditableSettings>, basis?: EditableSettings) => {
  const from = basis ?? (await stored());
  return admin.post(path, toForm({ ...from, ...changes }, from));
};

test('requires a session to see or save settings', async () => {
  const stranger = httpClient(server.url);
  expect((await stranger.get(path)).headers.get('location')).toMatch(/^\/admin-portal\?next=/);
  const before = await stored();
  const sent = await stranger.post(path, toForm({ ...before, darkMode: true }, before));
  expect(sent.headers.get('location')).toMatch(/^\/admin-portal/);
  expect(await stored()).toEqual(before);
});

test('saves a plain form and reports it in a toast', async () => {
  const saved = await save({
    kioskMode: true,
    disableAutoAssignments: true,
    adminContactEmail: 'help@site.test',
  });
  expect([saved.status, saved.headers.get('location')]).toEqual([303, path]);
  expect(await stored()).toMatchObject({
    kioskMode: true,
    disableAutoAssignments: true,
    adminContactEmail: 'help@site.test',
  });
  const page = await (await admin.get(path)).text();
  expect(page).toContain('Settings updated');
  expect(page).toContain('System settings saved successfully.');
  const [entry] = await server.platform.deps.stores.activity.latest(scope, 1);
  expect(entry).toMatchObject({
    actor: { role: 'master', id: 'admin' },
    event: {
      code: 'settings-changed',
      changes: [
        { name: 'disableAutoAssignments', from: false, to: true },
        { name: 'kioskMode', from: false, to: true },
        { name: 'adminContactEmail', from: '', to: 'help@site.test' },
      ],
    },
  });
  expect(await (await httpClient(server.url).get('/s/DEFAULT/MAIN')).text()).toContain(
    'mailto:help@site.test',
  );
});

test.each<[string, Partial<Record<string, string>>, number, string]>([
  ['an invalid email address', { adminContactEmail: '<b>' }, 422, 'valid email address'],
  ['hours beyond the limit', { protestWindowHours: '337' }, 422, 'whole hours from 0 to 336'],
  ['no hours', { protestWindowHours: '' }, 422, 'whole hours'],
  ['hours in words', { protestWindowHours: '1e2' }, 422, 'whole hours'],
  ['an unknown zone', { timeZone: 'Mars/Base' }, 422, 'time zone from the list'],
  ['no zone', { timeZone: '' }, 422, 'time zone from the list'],
  ['a hostile zone', { timeZone: '"><script>' }, 422, '&quot;&gt;&lt;script&gt;'],
  ['an outdated zone', { timeZone: 'US/Eastern' }, 422, 'time zone from the list'],
  ['an unknown clock', { clock: '13' }, 400, ''],
  ['an unknown answer', { afterCutoff: 'whenever' }, 400, ''],
  ['no basis', { basis: '' }, 400, ''],
  ['a basis of another kind', { basis: '[]' }, 400, ''],
  ['an unknown intent', { intent: 'drop' }, 400, ''],
  ['an oversized zone', { timeZone: 'x'.repeat(10_000) }, 400, ''],
])('refuses %s and stores nothing', async (_name, wrong, status, text) => {
  const before = await stored();
  const form = toForm({ ...before, darkMode: true }, before);
  const response = await admin.post(path, { ...form, ...(wrong as Record<string, string>) });
  expect(response.status).toBe(status);
  expect(await response.text()).toContain(text);
  expect(await stored()).toEqual(before);
});

test.each([
  ['Central (Chicago)', 'America/Chicago'],
  ['denver', 'America/Denver'],
  ['Eastern', 'America/New_York'],
])('reads the zone "%s" as %s', async (timeZone, meant) => {
  expect((await save({ timeZone })).status).toBe(303);
  expect((await stored()).timeZone).toBe(meant);
});

test('writes times on every page of the site by its clock', async () => {
  const show = async (path: string) => (await admin.get(path)).text();
  expect(await show('/s/DEFAULT/MAIN')).toContain('3:00 PM Eastern');
  expect((await save({ clock: '24' })).status).toBe(303);
  for (const page of ['/s/DEFAULT/MAIN', '/', '/admin/dashboard'])
    expect(await show(page), page).toContain('15:00 Eastern');
  const [entry] = await server.platform.deps.stores.activity.latest(scope, 1);
  expect(entry?.event).toEqual({
    code: 'settings-changed',
    changes: [{ name: 'clock', from: '12', to: '24' }],
  });
  expect((await save({ clock: '12' })).status).toBe(303);
  expect(await show('/admin/dashboard')).toContain('3:00 PM Eastern');
});

test('answers an outdated save with both values, and accepts the next one', async () => {
  const basis = await stored();
  await save({ protestWindowHours: 48 });
  const refused = await save({ protestWindowHours: 12, darkMode: true }, basis);
  expect(refused.status).toBe(409);
  const page = await refused.text();
  expect(page).toContain('Someone else saved changes first');
  expect(page).toMatch(/Protest window<\/td>.*48 h<\/td>.*12 h<\/td>.*Yours<\/td>/);
  expect(await stored()).toMatchObject({ protestWindowHours: 48, darkMode: false });
  expect((await save({ protestWindowHours: 12, darkMode: true })).status).toBe(303);
});

const isActive = (isOn: boolean) =>
  new RegExp(`role="switch" aria-checked="${isOn}" aria-label="Selection Cutoff Active"`);

test('closes and reopens the selection from this page by the rules of the window', async () => {
  const closed = await admin.post(path, { intent: 'close-selection' });
  expect(closed.headers.get('location')).toBe(path);
  server.clock.advance(11_000);
  const page = await (await admin.get(path)).text();
  expect(page).toMatch(isActive(true));
  const past = await admin.post(path, { intent: 'move-cutoff', wallTime: '2020-01-01T10:00' });
  expect(past.status).toBe(422);
  const moved = await admin.post(path, { intent: 'move-cutoff', wallTime: '2026-12-01T10:00' });
  expect(moved.status).toBe(303);
  expect(await (await admin.get(path)).text()).toMatch(isActive(false));
});
