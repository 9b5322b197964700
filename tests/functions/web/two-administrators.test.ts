import { afterAll, beforeEach, expect, test } from 'vitest';
import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import { defaultTenant } from '~/domain/company/scope';
import { sampleDrivers } from '~/domain/site/sample-data';
import { signedInAdmin, type HttpClient } from '~/tests/support/http';
import { makeTestScope } from '~/tests/support/stocked-site';
import { masterPassword, startTestServer } from '~/tests/support/test-server';

const server = await startTestServer();
afterAll(() => server.stop());
const ann = await signedInAdmin(server.url, masterPassword);
const ben = await signedInAdmin(server.url, masterPassword);

const scope = makeTestScope(defaultTenant);
const drivers = async () => (await server.platform.deps.stores.drivers.list(scope)).items;
const driver = async (id: string) => (await drivers()).find((one) => one.employeeId === id);

beforeEach(async () => {
  const { stores, ids } = server.platform.deps;
  await seedSample(server.platform);
  const { version, items } = await stores.drivers.list(scope);
  const [entry] = await stores.activity.latest(scope, 1);
  const deletes = items.map(({ employeeId }) => employeeId);
  await stores.drivers.commit(scope, {
    expectedVersion: version,
    puts: [...sampleDrivers],
    deletes,
    entry: { ...entry!, id: ids.next() },
  });
});

const [john, maria] = sampleDrivers;
const { employeeId: johnId, ...johnSeen } = john!;
const { employeeId: mariaId, ...mariaSeen } = maria!;
const save = (edits: object[], choices: Record<string, string> = {}) => ({
  intent: 'save',
  edits: JSON.stringify(edits),
  ...choices,
});
const post = (client: HttpClient, form: Record<string, string | string[]>) =>
  client.post('/admin/edit-drivers', form);
/** The edits that the page offers to send again. */
const offered = (page: string): object[] => {
  const [, json = ''] = /name="edits" value="(\[.*?\])"/.exec(page) ?? [];
  return JSON.parse(json.replaceAll('&quot;', '"')) as object[];
};

test('both succeed if they edit different rows at once', async () => {
  const both = await Promise.all([
    post(ann, save([{ id: johnId, seen: johnSeen, name: 'John A.' }])),
    post(ben, save([{ id: mariaId, seen: mariaSeen, name: 'Maria B.' }])),
  ]);
  expect(both.map(({ status }) => status)).toEqual([303, 303]);
  expect([(await driver(johnId))?.name, (await driver(mariaId))?.name]).toEqual([
    'John A.',
    'Maria B.',
  ]);
});

test('an outdated save stores nothing, shows both values, and stores the chosen one', async () => {
  await post(ann, save([{ id: johnId, seen: johnSeen, name: 'John of Ann', vcStatus: true }]));
  const mine = [
    { id: johnId, seen: johnSeen, name: 'John of Ben', seniorityNumber: 90 },
    { id: mariaId, seen: mariaSeen, name: 'Maria B.' },
  ];
  const before = await drivers();
  const refused = await post(ben, save(mine));
  expect([refused.status, await drivers()]).toEqual([409, before]);
  const page = await refused.text();
  expect(page).toContain('Someone else saved changes first');
  for (const text of ['Take theirs: John of Ann', 'Keep mine: John of Ben', 'Keep mine: 90'])
    expect(page.replaceAll('<!-- -->', '')).toContain(text);

  const chosen = await post(
    ben,
    save(offered(page), {
      [`choice:${johnId}:name`]: 'theirs',
      [`choice:${johnId}:seniorityNumber`]: 'mine',
    }),
  );
  expect(chosen.status).toBe(303);
  expect(await driver(johnId)).toEqual({
    ...john,
    name: 'John of Ann',
    vcStatus: true,
    seniorityNumber: 90,
  });
  expect((await driver(mariaId))?.name).toBe('Maria B.');
});

test('my value can be kept, and a third change is shown again', async () => {
  await post(ann, save([{ id: johnId, seen: johnSeen, name: 'Second' }]));
  const refused = await post(ben, save([{ id: johnId, seen: johnSeen, name: 'Mine' }]));
  const again = offered(await refused.text());
  await post(ann, save([{ id: johnId, seen: { ...johnSeen, name: 'Second' }, name: 'Third' }]));
  const choice = { [`choice:${johnId}:name`]: 'mine' };
  const stale = await post(ben, save(again, choice));
  expect([stale.status, (await driver(johnId))?.name]).toEqual([409, 'Third']);
  expect((await post(ben, save(offered(await stale.text()), choice))).status).toBe(303);
  expect((await driver(johnId))?.name).toBe('Mine');
});

test('an edit of a deleted driver can restore the driver or be dropped', async () => {
  await post(ann, { intent: 'delete', selected: [johnId], confirmed: 'yes' });
  const mine = save([{ id: johnId, seen: johnSeen, name: 'Back again' }]);
  const page = await (await post(ben, mine)).text();
  expect(page).toContain('This driver was deleted');
  const given = await post(ben, save(offered(page), { [`choice:${johnId}:`]: 'theirs' }));
  expect([given.status, await driver(johnId)]).toEqual([303, undefined]);
  const back = await post(ben, save(offered(page), { [`choice:${johnId}:`]: 'mine' }));
  expect([back.status, await driver(johnId)]).toEqual([303, { ...john, name: 'Back again' }]);
});

test('the same change made twice is no conflict', async () => {
  const same = save([{ id: johnId, seen: johnSeen, name: 'Jon' }]);
  expect([(await post(ann, same)).status, (await post(ben, same)).status]).toEqual([303, 303]);
});

test('the form of a row saves without JavaScript, with the same checks, and keeps its input', async () => {
  const opened = await (await ben.get(`/admin/edit-drivers?edit=${johnId}`)).text();
  expect(opened).toContain('Edit driver 1234567');
  const form = {
    intent: 'save-row',
    id: johnId,
    seen: JSON.stringify(johnSeen),
    name: 'Typed Name',
    seniorityNumber: '1',
    airportCertified: 'on',
    isEligible: 'on',
  };
  const path = `/admin/edit-drivers?edit=${johnId}`;
  const refused = await ben.post(path, { ...form, seniorityNumber: '2' });
  const page = await refused.text();
  expect([refused.status, page.includes('value="Typed Name"')]).toEqual([409, true]);
  expect(page).toContain('Maria Garcia (2345678) already has it');
  expect((await ben.post(path, form)).status).toBe(303);
  expect(await driver(johnId)).toEqual({ ...john, name: 'Typed Name' });
  const stale = await ann.post(path, { ...form, name: 'Other' });
  expect([stale.status, (await driver(johnId))?.name]).toEqual([409, 'Typed Name']);
  expect((await stale.text()).replaceAll('<!-- -->', '')).toContain('Keep mine: Other');
  const plain = await (await ann.get('/admin/edit-drivers?tab=plain&q=typed')).text();
  expect(plain).toContain(`?tab=plain&amp;edit=${johnId}`);
  expect(plain).not.toContain(`?tab=plain&amp;edit=${mariaId}`);
});
