import { afterAll, expect, test } from 'vitest';
import { httpClient } from '~/tests/support/http';
import { ids, seedIdClasses, site } from '~/tests/support/id-classes';
import { startTestServer } from '~/tests/support/test-server';

const server = await startTestServer();
afterAll(() => server.stop());
await seedIdClasses(server);

type Class = keyof typeof ids;
type Ask = (id: string, client: ReturnType<typeof httpClient>) => Promise<Response>;
const code = { code: 'AAAA-AAAA', password: 'violin harbour', repeated: 'violin harbour' };
const strangers: Class[] = ['unknown', 'foreign', 'inactive'];
const nowhere: Class[] = ['unknown', 'inactive'];
const all: Class[] = ['known', ...strangers];
const tenant = { c: site.companyId, s: site.siteId };

const entries: [string, Class[], Ask][] = [
  ['the landing page', nowhere, (id, stranger) => stranger.post('/?index', { employeeId: id })],
  [
    'the site’s link',
    strangers,
    (id, stranger) => stranger.post('/s/KNOWN/KNO01', { employeeId: id }),
  ],
  [
    'the driver login',
    nowhere,
    (id, stranger) => stranger.get(`/driver-login?${new URLSearchParams({ emplid: id })}`),
  ],
  [
    'the driver login of a site',
    strangers,
    (id, stranger) =>
      stranger.get(`/driver-login?${new URLSearchParams({ emplid: id, ...tenant })}`),
  ],
  [
    'signing in without a password',
    strangers,
    (id, stranger) => stranger.post('/driver-login', { ...site, employeeId: id }),
  ],
  [
    'signing in with a password',
    all,
    (id, stranger) =>
      stranger.post('/driver-login', { ...site, employeeId: id, password: 'guess' }),
  ],
  [
    'the reset form',
    all,
    (id, stranger) => stranger.get(`/reset-password?${new URLSearchParams({ emplid: id })}`),
  ],
  [
    'the reset form of a site',
    all,
    (id, stranger) =>
      stranger.get(`/reset-password?${new URLSearchParams({ emplid: id, ...tenant })}`),
  ],
  [
    'a wrong one-time code',
    all,
    (id, stranger) => stranger.post('/reset-password', { ...site, employeeId: id, ...code }),
  ],
  [
    'a wrong one-time code, for no site',
    all,
    (id, stranger) => stranger.post('/reset-password', { employeeId: id, ...code }),
  ],
  [
    'the admin login',
    all,
    (id, stranger) =>
      stranger.post('/admin-portal', {
        ...site,
        username: id === ids.known[0] ? 'admin' : id,
        password: 'guess',
      }),
  ],
  [
    'a forgotten password',
    all,
    (id, stranger) =>
      stranger.post('/admin-portal/forgot-password', {
        ...site,
        username: id === ids.known[0] ? 'admin' : id,
      }),
  ],
];

/** Status, headers and body of a response. Parts that differ in every response or repeat the ID are masked. */
const readAnswer = async (response: Response, id: string) => {
  const {
    'x-request-id': _,
    date,
    'content-security-policy': policy = '',
    ...headers
  } = Object.fromEntries(response.headers);
  const nonce = /nonce-([^']+)/.exec(policy)?.[1] ?? 'none';
  const text = `${JSON.stringify(headers)}\n${await response.text()}`;
  return {
    status: response.status,
    text: text
      .replaceAll(nonce, 'NONCE')
      .replaceAll(id, 'ID')
      .replace(
        /\d{4}-\d\d-\d\dT[\d:.]+Z|\d\d:\d\d:\d\d|\b1\d{12}\b|(?<=tabular-nums[^>]*>)\d+/g,
        'TIME',
      )
      .replace(/"content-length":"\d+",?/, ''),
  };
};

test.each(entries)(
  '%s gives a stranger the same answer for every ID',
  async (_name, classes, ask) => {
    const answers = [];
    for (const each of classes) {
      const [id = ''] = ids[each];
      answers.push(await readAnswer(await ask(id, httpClient(server.url)), id));
    }
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  },
);

test.each<[string, Ask]>([
  ['signing in', (id, stranger) => stranger.post('/driver-login', { ...site, employeeId: id })],
  ['looking ids up', (id, stranger) => stranger.get(`/driver-login?emplid=${id}`)],
  ['the landing page', (id, stranger) => stranger.post('/?index', { employeeId: id })],
])('200 guesses by %s are throttled, also for the correct ID', async (_name, ask) => {
  server.clock.advance(16 * 60_000);
  const stranger = httpClient(server.url);
  const statuses = [];
  for (let guess = 0; guess < 199; guess += 1)
    statuses.push((await ask(String(6_000_000 + guess), stranger)).status);
  expect(statuses.slice(0, 100)).toEqual(new Array(100).fill(404));
  expect(statuses.slice(101)).toEqual(new Array(98).fill(429));
  const right = await ask(ids.known[1]!, stranger);
  expect(right.status).toBe(429);
  expect(await right.text()).toContain('Too many attempts');
});
