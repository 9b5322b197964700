import { afterAll, expect, test } from 'vitest';
import { defaultTenant } from '~/domain/company/scope';
import { httpClient, signedInAdmin } from '~/tests/support/http';
import { rankWeeks } from '~/tests/support/save-ranks';
import { makeTestScope } from '~/tests/support/stocked-site';
import { masterPassword, startTestServer } from '~/tests/support/test-server';

const scope = makeTestScope(defaultTenant);
const weeksPath = '/admin/edit-vacation-weeks';
const portalPath = '/admin/vacation-dashboard';
const picksPath = '/admin/live-vacation-picks';
const finalPath = '/admin/final-vacation-assignments';

const server = await startTestServer({ SEED: 'sample' });
afterAll(() => server.stop());
const admin = await signedInAdmin(server.url, masterPassword);

const stored = async () => {
  const { weeks, sites } = server.platform.deps.stores;
  return {
    weeks: await weeks.list(scope),
    manual: await weeks.manual(scope),
    portal: (await sites.read(scope)).site?.vacation,
  };
};
const week = {
  intent: 'add',
  weekId: 'W900',
  startDate: '2027-01-04',
  endDate: '2027-01-10',
  totalSlots: '5',
};
const shown = {
  weekId: 'W001',
  startDate: '2025-01-06',
  endDate: '2025-01-12',
  totalSlots: 5,
};
const edit = { ...week, intent: 'edit', weekId: 'W001', shown: JSON.stringify(shown) };
type Form = Record<string, string | string[]>;
const allFields = 'Please fill in all required fields';
const damaged = 'incomplete or damaged';
const wrongSlots = 'a number from 1 to 1000';
const pasted = 'W901,2027-01-04,2027-01-10,5\n';
const paste = (text: string) => ({ intent: 'import', text });
const assign = (driverId: string, weekId: string) => ({ intent: 'assign', driverId, weekId });
const remove = (weekId: string, assignments: string) => ({ intent: 'delete', weekId, assignments });
const generate = (year: string, totalSlots: string) => ({ intent: 'generate', year, totalSlots });

const bad: [string, string, Form, number, string][] = [
  ['no id', weeksPath, { ...week, weekId: ' \u200B' }, 422, allFields],
  ['no start', weeksPath, { ...week, startDate: '' }, 422, allFields],
  ['no end', weeksPath, { ...week, endDate: '' }, 422, allFields],
  ['no real day', weeksPath, { ...week, startDate: '2027-02-30' }, 422, allFields],
  ['a script for a day', weeksPath, { ...week, endDate: '<script>' }, 422, allFields],
  [
    'a duplicate',
    weeksPath,
    { ...week, weekId: 'W001' },
    409,
    'Week ID &quot;W001&quot; already exists',
  ],
  [
    'an end before the start',
    weeksPath,
    { ...week, endDate: '2027-01-03' },
    422,
    'ends before it starts',
  ],
  ['words for slots', weeksPath, { ...week, totalSlots: 'five' }, 422, wrongSlots],
  ['no slots', weeksPath, { ...week, totalSlots: '' }, 422, wrongSlots],
  ['negative slots', weeksPath, { ...week, totalSlots: '-3' }, 422, wrongSlots],
  ['too many slots', weeksPath, { ...week, totalSlots: '1001' }, 422, wrongSlots],
  ['slots beyond all counting', weeksPath, { ...week, totalSlots: '9'.repeat(90) }, 422, 'from 1'],
  ['an endless id', weeksPath, { ...week, weekId: 'x'.repeat(21) }, 400, damaged],
  ['two ids', weeksPath, { ...week, weekId: ['A', 'B'] }, 400, damaged],
  ['an unknown button', weeksPath, { ...week, intent: 'drop' }, 400, damaged],
  ['an edit of nothing', weeksPath, { ...edit, weekId: 'W999' }, 409, 'Someone else deleted week'],
  ['an edit of no basis', weeksPath, { ...edit, shown: '[]' }, 400, damaged],
  ['an edit without JSON', weeksPath, { ...edit, shown: '{' }, 400, damaged],
  [
    'an edit of what is other by now',
    weeksPath,
    { ...edit, shown: JSON.stringify({ ...shown, totalSlots: 3 }) },
    409,
    'Someone else edited this week.',
  ],
  ['a delete of nothing', weeksPath, remove('W999', '0'), 409, 'Someone else deleted week'],
  ['a delete of no id', weeksPath, { intent: 'delete', assignments: '0' }, 400, damaged],
  ['a delete of more than was said', weeksPath, remove('W001', '1'), 409, 'Please check again'],
  ['a year in words', weeksPath, generate('next', '5'), 400, damaged],
  ['a year without slots', weeksPath, generate('2027', ''), 422, wrongSlots],
  ['an empty paste', weeksPath, paste(' \n'), 400, 'nothing to import'],
  [
    'a paste with a bad line',
    weeksPath,
    paste(`${pasted}W902,tomorrow,never,5`),
    422,
    'Line 2: Invalid date',
  ],
  [
    'a paste with an id twice',
    weeksPath,
    paste(`${pasted}W901,2027-01-11,2027-01-17,5`),
    422,
    'Line 2: Week ID W901 is already on line 1',
  ],
  [
    'a closure of a closed portal',
    portalPath,
    { intent: 'close-portal' },
    409,
    'The portal is already closed.',
  ],
  [
    'no date',
    portalPath,
    { intent: 'schedule-closure', date: '', time: '10:00' },
    400,
    'Please select both a date and time for the portal closure.',
  ],
  ['no time at all', portalPath, { intent: 'schedule-closure', date: '2027-01-01' }, 400, damaged],
  ['an unknown change', portalPath, { intent: 'explode' }, 400, damaged],
  [
    'an assignment of nothing',
    finalPath,
    assign('', ''),
    422,
    'Please select both a driver and a vacation week',
  ],
  [
    'an assignment to a stranger',
    finalPath,
    assign('9999999', 'W001'),
    422,
    'There is no driver “9999999”.',
  ],
  [
    'an assignment of a foreign week',
    finalPath,
    assign('1234567', "W001'; DROP"),
    409,
    'Someone else deleted week',
  ],
  ['a removal of no id', finalPath, { intent: 'remove', driverId: 'x' }, 400, damaged],
];
test.each(bad)('refuses %s at %s and stores nothing', async (_n, path, form, status, text) => {
  const before = await stored();
  const response = await admin.post(path, form);
  expect([response.status, await stored()]).toEqual([status, before]);
  expect(await response.text()).toContain(text);
});

test('keeps the input of a refused form without JavaScript', async () => {
  const response = await admin.post(`${weeksPath}?dialog=add`, { ...week, endDate: '' });
  const page = await response.text();
  expect(page).toContain('value="W900"');
  expect(page).toContain('value="2027-01-04"');
});

test('shows both values for an outdated edit and accepts it the second time', async () => {
  const lost = await admin.post(`${weeksPath}?dialog=edit&week=W002`, {
    ...edit,
    weekId: 'W002',
    totalSlots: '7',
    shown: JSON.stringify({ ...shown, weekId: 'W002', totalSlots: 2 }),
  });
  const page = await lost.text();
  expect(lost.status).toBe(409);
  expect(page).toContain('Someone else saved changes first');
  expect(page).toMatch(/Total Slots<\/th><td[^>]*>5<\/td><td[^>]*>7<\/td>/);
  const [, next = ''] = /name="shown" value="([^"]*)"/.exec(page) ?? [];
  const saved = await admin.post(`${weeksPath}?dialog=edit&week=W002&q=W0`, {
    ...edit,
    weekId: 'W002',
    totalSlots: '7',
    shown: next.replaceAll('&quot;', '"'),
  });
  expect([saved.status, saved.headers.get('location')]).toEqual([303, `${weeksPath}?q=W0`]);
  expect((await stored()).weeks.find(({ weekId }) => weekId === 'W002')?.totalSlots).toBe(7);
});

test('imports its own export without a change', async () => {
  const fields = async () => (await stored()).weeks.map(({ version: _, ...fields }) => fields);
  const before = await fields();
  const exported = await admin.get(`${weeksPath}/export`);
  expect(exported.headers.get('content-disposition')).toContain('vacation-weeks.tsv');
  const imported = await admin.post(weeksPath, { intent: 'import', text: await exported.text() });
  expect(imported.status).toBe(200);
  expect(await imported.text()).toContain('0 new, 0 changed, 8 unchanged, 0 removed');
  expect(await fields()).toEqual(before);
});

test('requires a future closure, and publishes nothing before it', async () => {
  await admin.post(portalPath, { intent: 'open-portal' });
  const past = { intent: 'schedule-closure', date: '2020-01-01', time: '10:00' };
  for (const [form, status, text] of [
    [past, 422, 'The cutoff time must be in the future.'],
    [{ ...past, date: 'tomorrow' }, 400, 'Please select both a date and time'],
    [{ ...past, time: '25:61' }, 400, 'Please select both a date and time'],
  ] as const) {
    const before = await stored();
    const response = await admin.post(portalPath, form);
    expect([response.status, await stored()]).toEqual([status, before]);
    expect(await response.text()).toContain(text);
  }
  const published = await admin.post(finalPath, { intent: 'publish' });
  expect(published.status).toBe(409);
  expect(await published.text()).toContain('Close the portal first.');
  expect((await admin.get(`${finalPath}/record`)).status).toBe(404);
});

test('writes names, ids and searches as text in pages, prints and CSV', async () => {
  const { deps } = server.platform;
  const attack = '=HYPERLINK("x")<script>alert(1)</script>';
  const { items, version } = await deps.stores.drivers.list(scope);
  const [entry] = await deps.stores.activity.latest(scope, 1);
  await deps.stores.drivers.commit(scope, {
    expectedVersion: version,
    puts: [{ ...items[0]!, name: attack }],
    deletes: [],
    entry: { ...entry!, id: deps.ids.next() },
  });
  expect((await rankWeeks(deps, items[0]!.employeeId, ['W001', 'W003'])).ok).toBe(true);
  const search = `?q=${encodeURIComponent('"><script>alert(1)</script>')}`;
  for (const path of [
    `${weeksPath}${search}`,
    `${picksPath}${search}`,
    picksPath,
    `${picksPath}?tab=week&sort=__proto__:asc`,
    `${picksPath}?sort=constructor:desc`,
    `${picksPath}/report`,
    `${finalPath}?type=toString&sort=valueOf:asc`,
    `${finalPath}/posting`,
  ]) {
    const response = await admin.get(path);
    expect([path, response.status]).toEqual([path, 200]);
    expect(await response.text()).not.toContain('<script>alert(1)');
  }
  const csv = await (await admin.get(`${finalPath}/export`)).text();
  expect(csv.split('\r\n')[0]).toBe(
    'employee_id,driver_name,seniority_number,assigned_week,start_date,end_date,assignment_type',
  );
  expect(csv).toContain(`"'=HYPERLINK(""x"")`);
  expect(csv).toContain(',W001,2025-01-06,2025-01-12,Driver Preference');
});

test('refuses strangers and drivers, in every form of the URL', async () => {
  const driver = httpClient(server.url);
  await driver.post('/driver-login', { employeeId: '2345678', ...defaultTenant });
  const before = await stored();
  for (const client of [httpClient(server.url), driver]) {
    for (const path of [
      weeksPath,
      `${weeksPath}/export`,
      portalPath,
      picksPath,
      `${picksPath}/report`,
      finalPath,
      `${finalPath}/export`,
      `${finalPath}/posting`,
      `${finalPath}/record`,
    ]) {
      for (const response of [
        await client.get(path),
        await client.get(`${path}.data`),
        await client.post(path, { intent: 'close-portal' }),
        await client.post(path, { intent: 'delete', weekId: 'W001', assignments: '0' }),
      ]) {
        expect([202, 302, 303, 404, 405]).toContain(response.status);
        expect(await response.text()).not.toMatch(/Maria Garcia|2025-01-06/);
      }
    }
  }
  expect(await stored()).toEqual(before);
});

test('records a closure once, however often the sweep runs, and changes no outcome', async () => {
  const { stores } = server.platform.deps;
  const noted = async () =>
    (await stores.activity.latest(scope, 100)).filter(
      ({ event }) => event.code === 'portal-closure-reached',
    ).length;
  await admin.post(portalPath, {
    intent: 'schedule-closure',
    date: '2026-11-30',
    time: '15:00',
  });
  await server.sweep();
  expect([await noted(), (await stored()).portal?.isOpen]).toEqual([0, true]);
  server.clock.moveTo('2026-11-30T20:05:00.000Z');
  expect(await rankWeeks(server.platform.deps, '2345678', ['W001'])).toMatchObject({ ok: false });
  await Promise.all([server.sweep(), server.sweep()]);
  expect([await noted(), (await stored()).portal]).toMatchObject([
    1,
    { isOpen: false, closesAt: null, closedAt: '2026-11-30T20:00:00.000Z' },
  ]);
});
