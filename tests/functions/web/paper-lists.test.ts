import { afterAll, beforeAll, expect, test } from 'vitest';
import { copies } from '~/app/copy/server-copy.server';
import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import { defaultTenant } from '~/domain/company/scope';
import { signedInAdmin, type HttpClient } from '~/tests/support/http';
import { plainBrowser } from '~/tests/support/plain-browser';
import { openAsAdmin } from '~/tests/support/plain-visits';
import { rankJobs } from '~/tests/support/save-ranks';
import { makeTestScope } from '~/tests/support/stocked-site';
import { masterPassword, startTestServer } from '~/tests/support/test-server';

const { admin: words, server: texts } = copies.en;
const { enterLists, picksForm, entry } = words;
const errors = texts.errors.picks;
const [john, maria, david, sarah] = ['1234567', '2345678', '3456789', '4567890'] as const;
const path = '/admin/enter-lists';
const scope = makeTestScope(defaultTenant);

const server = await startTestServer();
afterAll(() => server.stop());
const { deps } = server.platform;
await seedSample({ deps });
const { site } = await deps.stores.sites.read(scope);
const aForm = {
  intent: 'save',
  periodId: site!.window.periodId,
  driver: '1',
  picks: '2 3',
  askedBy: '',
  how: 'letter',
  over: '',
};
let admin: HttpClient;
beforeAll(async () => {
  admin = await signedInAdmin(server.url, masterPassword);
});

const readList = (employeeId: string) => deps.stores.picks.get(scope, employeeId);

test('saves a list with who asked and how, and goes on to the next driver', async () => {
  const answer = await admin.post(`${path}?done=${sarah}`, { ...aForm, picks: 'j5\n2 J001' });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(`${path}?done=${john}-${sarah}&how=letter`);
  expect(await readList(john)).toMatchObject({
    jobIds: ['J005', 'J002', 'J001'],
    enteredBy: { username: 'admin', askedBy: 'John Smith', how: 'letter' },
  });
  expect((await deps.stores.activity.latest(scope, 1))[0]?.event).toMatchObject({
    code: 'list-entered',
    driverId: john,
    count: 3,
  });
});

test.each([
  [{ driver: '99' }, 422, errors['driver-typed-unknown']({ typed: '99' })],
  [{ driver: '' }, 422, errors['driver-typed-unknown']({ typed: '' })],
  [{ picks: ' ' }, 422, errors['no-picks-typed']],
  [{ picks: 'J002 J999' }, 422, enterLists.problems['job-unknown']({ typed: 'J999' })],
  [{ picks: '2 J002' }, 422, enterLists.problems['job-repeated']({ jobId: 'J002' })],
  [{ picks: '1' }, 422, enterLists.problems['job-not-allowed']({ jobId: 'J001' })],
  [{ how: '' }, 422, texts.errors.saves['ask-way-missing']],
  [{ how: 'guess' }, 422, texts.errors.saves['ask-way-missing']],
  [{ periodId: '2020-W01' }, 409, errors['selection-ended']],
])('refuses %j, keeps what was typed and stores nothing', async (fields, status, text) => {
  const sent = { ...aForm, driver: '3', ...fields };
  const answer = await admin.post(path, sent);
  expect(answer.status).toBe(status);
  const page = await answer.text();
  expect(page.replaceAll('&quot;', '"')).toContain(text);
  expect(page).toContain(`value="${sent.driver}"`);
  expect(await readList(david)).toBeNull();
});

test('asks before it replaces a list of this week', async () => {
  const own = await rankJobs(deps, maria, ['J003']);
  const over = own.ok ? own.value.receiptNumber : '';
  const form = { ...aForm, driver: maria, picks: '5' };
  for (const wrong of ['', 'AAAA-0001']) {
    const refused = await admin.post(path, { ...form, over: wrong });
    expect(refused.status).toBe(409);
    const page = await refused.text();
    expect(page).toContain(errors['list-stored-already']);
    expect(page).toContain('asked me to replace it');
    expect(page).toContain(`value="${over}"`);
  }
  expect(await readList(maria)).toMatchObject({ jobIds: ['J003'] });
  expect((await admin.post(path, { ...form, over })).status).toBe(303);
  expect(await readList(maria)).toMatchObject({ jobIds: ['J005'] });
  expect((await deps.stores.activity.latest(scope, 1))[0]?.event.code).toBe('own-list-replaced');
  // The same form sent twice asks, because a list is stored by now.
  expect((await admin.post(path, { ...form, over })).status).toBe(409);
});

test('tells the page about a driver while the number is typed', async () => {
  const ask = async (typed: string) =>
    (await admin.get(`${path}/driver?${new URLSearchParams({ typed })}`)).json();
  expect(await ask('3')).toEqual({
    typed: '3',
    owner: {
      ...{ employeeId: david, name: 'David Johnson', seniorityNumber: 3 },
      ...{ barred: ['J001', 'J004'], stored: null },
    },
    problem: null,
  });
  expect(await ask('x')).toMatchObject({ owner: null, problem: expect.any(String) as string });
});

test('works without scripts, and a list is corrected', async () => {
  const page = plainBrowser(server.url, { language: 'en' });
  await openAsAdmin(page, server, path);
  page.choose(entry.how, 'letter');
  page.fill(enterLists.driver, '4');
  page.fill(enterLists.picks, '2 9');
  await page.press(enterLists.save);
  expect(page.text).toContain(enterLists.problems['job-unknown']({ typed: '9' }));
  expect(page.value(enterLists.picks)).toBe('2 9');
  page.fill(enterLists.picks, '2 3');
  await page.press(enterLists.save);
  expect(page.value(enterLists.driver)).toBe('');
  expect(page.text).toContain('Sarah Williams');
  await page.follow(enterLists.correctFor('Sarah Williams'));
  expect(page.value(enterLists.picks)).toBe('J002 J003');
  page.fill(enterLists.picks, 'J003');
  await page.press(enterLists.save);
  expect(await readList(sarah)).toMatchObject({ jobIds: ['J003'] });
});

test('prints forms for chosen drivers with the jobs that they may hold', async () => {
  const read = async (query: string) => (await admin.get(`/admin/picks-form?${query}`)).text();
  const forms = await read('of=chosen&drivers=3,1234567%2099');
  expect(forms).toContain(errors['driver-typed-unknown']({ typed: '99' }));
  expect(forms.split('<section').length - 1).toBe(2);
  expect(forms).toContain('John Smith');
  expect(forms).toContain(picksForm.jobs(5));
  // David is not certified for the two airport jobs.
  expect(forms).toContain(picksForm.jobs(3));
  const missing = await read('of=missing');
  expect(missing).toContain('David Johnson');
  expect(missing).not.toContain('John Smith');
  expect((await read('of=x')).split('<section').length - 1).toBe(1);
  const many = await read(`of=chosen&drivers=${'3,'.repeat(3_600)}`);
  expect(many).toContain(texts.entry.tooManyNumbers);
  expect(many).not.toContain('<section');
});
