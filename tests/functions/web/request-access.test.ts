import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { httpClient } from '~/tests/support/http';
import { someDetails } from '~/tests/support/registration';
import { startTestServer } from '~/tests/support/test-server';

const path = '/request-access';

const server = await startTestServer();
afterAll(() => server.stop());
const stranger = httpClient(server.url);
// Moves on an hour before every test, because each sender may send only ten requests an hour.
beforeEach(() => server.clock.advance(60 * 60_000));

const pending = () => server.platform.deps.stores.registrations.pending();
const findStamp = (page: string) => /name="stamp" value="([^"]+)"/.exec(page)?.[1] ?? '';
/** Opens the form in a browser without JavaScript, and waits ten seconds. */
const opened = async () => {
  const stamp = findStamp(await (await stranger.get(path)).text());
  expect(stamp).not.toBe('');
  server.clock.advance(10_000);
  return stamp;
};
let sent = 0;
const filled = (fields: Record<string, string> = {}) => ({
  ...someDetails,
  contactEmail: `ada${(sent += 1)}@acme.test`,
  website: '',
  ...fields,
});
const send = async (fields: Record<string, string> = {}) =>
  stranger.post(path, { stamp: await opened(), ...filled(fields) });

test('stores a plain form and answers with its id', async () => {
  const response = await send({ siteCode: 'nyc01' });
  expect(response.status).toBe(200);
  const page = await response.text();
  const id = /REQ\d{4}/.exec(page)?.[0];
  expect(page).toContain('Registration Submitted');
  expect(page).toContain(`Your request has been submitted (ID: ${id}). We will contact you soon.`);
  expect(await pending()).toContainEqual(
    expect.objectContaining({ id, companyName: 'Acme Parcel', siteCode: 'NYC01' }),
  );
});

test('stores one request when the form is sent again by a reload', async () => {
  const form = { stamp: await opened(), ...filled() };
  const ids = [];
  for (let count = 0; count < 2; count += 1) {
    const page = await (await stranger.post(path, form)).text();
    ids.push(/REQ\d{4}/.exec(page)?.[0]);
  }
  expect(ids[0]).toBeDefined();
  expect(ids[1]).toBe(ids[0]);
});

describe('stores nothing for', () => {
  test.each<[string, Record<string, string>, number, string]>([
    ['a form without a name', { companyName: ' ' }, 422, 'Please fill out all required fields'],
    [
      'an empty form',
      Object.fromEntries(Object.keys(someDetails).map((field) => [field, ''])),
      422,
      'Missing Information',
    ],
    [
      'a short code',
      { siteCode: 'AB' },
      422,
      'Site code must be 3-5 uppercase letters/numbers (e.g., NYC01)',
    ],
    ['a long code', { siteCode: 'ABCDEF' }, 422, 'Invalid Site Code'],
    ['a code with a sign', { siteCode: 'A#B' }, 422, 'Invalid Site Code'],
    [
      'an invalid email address',
      { contactEmail: 'ada at acme' },
      422,
      'Please enter a valid email address.',
    ],
    [
      'two email addresses',
      { contactEmail: 'a@b.test\r\nBcc: c@d.test' },
      422,
      'Please enter a valid email address.',
    ],
    [
      'a filled honeypot field',
      { website: 'https://spam.test' },
      422,
      'A field that has to stay empty',
    ],
    [
      'a form with a foreign stamp',
      { stamp: 'eyJhbGciOiJub25lIn0.e30.' },
      409,
      'open for too long',
    ],
    ['a name that is too long', { companyName: 'x'.repeat(121) }, 400, ''],
    ['notes that are too long', { notes: 'x'.repeat(1001) }, 422, 'up to 1000 characters'],
    ['a body above 64 KB', { extra: 'x'.repeat(66_000) }, 413, ''],
  ])('%s', async (_name, fields, status, text) => {
    const before = await pending();
    const response = await send(fields);
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(text);
    expect(await pending()).toEqual(before);
  });

  test('a form sent the moment it was served; its input is kept', async () => {
    const before = await pending();
    const stamp = findStamp(await (await stranger.get(path)).text());
    const form = { stamp, ...filled({ companyName: 'Quick & Sons' }) };
    const response = await stranger.post(path, form);
    const page = await response.text();
    expect([response.status, findStamp(page)]).toEqual([429, stamp]);
    expect(page).toContain('value="Quick &amp; Sons"');
    expect(await pending()).toEqual(before);
    server.clock.advance(3_000);
    expect((await stranger.post(path, form)).status).toBe(200);
  });

  test('a form served yesterday, which is returned with a new stamp', async () => {
    const stamp = await opened();
    server.clock.advance(24 * 60 * 60_000);
    const response = await stranger.post(path, { stamp, ...filled() });
    expect(response.status).toBe(409);
    const fresh = findStamp(await response.text());
    expect(fresh).not.toBe(stamp);
    server.clock.advance(3_000);
    expect((await stranger.post(path, { stamp: fresh, ...filled() })).status).toBe(200);
  });

  test('a form on another website, in every form of the URL', async () => {
    const stamp = await opened();
    const before = await pending();
    const headers = { origin: 'https://evil.test' };
    for (const url of [path, `${path}.data`, `${path}?_data=routes%2Frequest-access`]) {
      expect((await stranger.post(url, { stamp, ...filled() }, headers)).status).toBe(403);
    }
    expect(await pending()).toEqual(before);
  });

  test('the eleventh form of one sender in an hour', async () => {
    for (let count = 0; count < 10; count += 1) expect((await send()).status).toBe(200);
    const before = await pending();
    const response = await send();
    expect(response.status).toBe(429);
    expect(await response.text()).toContain('Too many attempts. Please wait');
    expect(await pending()).toEqual(before);
  });
});

test('limits a body to 64 KB for every spelling of the URL and for files', async () => {
  const before = await pending();
  const extra = 'x'.repeat(66_000);
  for (const url of [`${path}.data`, `${path}/`, '/Request-Access', '/request%2Daccess']) {
    const response = await stranger.post(url, { stamp: await opened(), ...filled({ extra }) });
    expect(response.status, url).toBe(413);
  }
  const upload = new FormData();
  upload.set('notes', new File([extra], 'notes.txt'));
  expect((await stranger.upload(path, upload)).status).toBe(413);
  const small = new FormData();
  small.set('notes', new File(['x'], 'notes.txt'));
  expect((await stranger.upload(path, small)).status).toBe(400);
  expect(await pending()).toEqual(before);
});

test('returns input as text, never as markup', async () => {
  const page = await (
    await send({ companyName: '"><script>alert(1)</script>', siteCode: 'x' })
  ).text();
  expect(page).not.toContain('<script>alert(1)');
});
