import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import * as z from 'zod';
import {
  memberLimits,
  openForm,
  visitorLimits,
  type FormLimits,
} from '~/app/platform/forms/form.server';
import { incomingBody, wholeBody } from '~/app/platform/http/read-body.server';
import { refuseCrowdedRequest } from '~/app/platform/http/request-size';

const address = 'https://jobs.example.com/driver-login';
const urlEncoded = 'application/x-www-form-urlencoded';
/** A request as a Node server receives it; `length` is the body's length as the sender declares it. */
const post = (body: string | Iterable<Buffer>, contentType = urlEncoded, length?: number) => {
  const source = typeof body === 'string' ? [Buffer.from(body)] : body;
  const headers = { 'content-length': length === undefined ? undefined : String(length) };
  const incoming = Object.assign(Readable.from(source, { objectMode: false }), { headers });
  return { contentType, readBody: incomingBody(incoming), incoming };
};
/** A request with a file form, as Lambda passes it on. */
const multipart = (form: FormData) => {
  const request = new Request(address, { method: 'POST', body: form });
  return {
    contentType: request.headers.get('content-type') ?? '',
    readBody: wholeBody(request),
  };
};
const readFields = (sent: Parameters<typeof openForm>[0], limits: FormLimits = visitorLimits) =>
  openForm(sent, limits).fields();
const readStatus = (reading: Promise<unknown>) =>
  reading.then(
    () => 200,
    (refusal: unknown) => (refusal as Response).status,
  );
const namesUpTo = (count: number) =>
  Array.from({ length: count }, (_, index) => `n${index}=1`).join('&');

test('reads a repeated name as a list, and names such as __proto__ as plain names', async () => {
  const fields = await readFields(post('pick=J1&pick=J2&page=k&__proto__=x&constructor=y'));
  expect(Object.entries(fields)).toEqual([
    ['pick', ['J1', 'J2']],
    ['page', 'k'],
    ['__proto__', 'x'],
    ['constructor', 'y'],
  ]);
});

test('reads the body once for all callers', async () => {
  const form = openForm(post('page=k&name=Ada'), visitorLimits);
  expect((await form.fields()).page).toBe('k');
  expect(await form.parse(z.object({ name: z.string() }))).toEqual({ name: 'Ada' });
  expect(await form.fields()).toBe(await form.fields());
});

test('refuses a field that is missing with a 400', async () => {
  const form = openForm(post('a=1'), visitorLimits);
  expect(await readStatus(form.parse(z.object({ name: z.string() })))).toBe(400);
});

test.each([
  ['1,000 names', namesUpTo(1_000), 200],
  ['1,001 names', namesUpTo(1_001), 413],
  ['80,000 names', namesUpTo(80_000), 413],
  ['5,000 values of one name', 'id=1&'.repeat(5_000), 200],
  ['80,000 values of one name', 'id=1&'.repeat(80_000), 413],
  ['a megabyte', `a=${'x'.repeat(memberLimits.fields)}`, 413],
  ['nothing', '', 200],
])('answers a signed-in sender of %s with a %i', async (_name, body, status) => {
  expect(await readStatus(readFields(post(body), memberLimits))).toBe(status);
});

test('stops reading a body that does not end', async () => {
  let sent = 0;
  const endless = function* () {
    for (;;) {
      sent += 1;
      yield Buffer.from('a');
    }
  };
  expect(await readStatus(readFields(post(endless())))).toBe(413);
  expect(sent).toBeLessThan(visitorLimits.fields + 100_000);
});

test('refuses a declared length that is too large without reading', async () => {
  const sent = post('a=1', urlEncoded, 99_999_999);
  expect(await readStatus(readFields(sent))).toBe(413);
  expect(sent.incoming.readableDidRead).toBe(false);
});

test('treats a form as malformed if its sender disconnects', async () => {
  const sent = post('a=1');
  const reading = readStatus(readFields(sent));
  sent.incoming.destroy();
  expect(await reading).toBe(400);
});

test('reads files and fields of a multipart form', async () => {
  const form = new FormData();
  form.append('intent', 'import');
  form.append('file', new File(['abc'], 'drivers.xlsx'));
  const { intent, file } = await readFields(multipart(form), memberLimits);
  expect(intent).toBe('import');
  expect(await (file as File).text()).toBe('abc');
});

test('refuses a multipart form of too many parts', async () => {
  const form = new FormData();
  for (let part = 0; part < 7_000; part += 1) form.append('id', '1');
  expect(await readStatus(readFields(multipart(form), memberLimits))).toBe(413);
});

test.each([
  ['JSON', post('{"a":1}', 'application/json')],
  ['no type', post('a', '')],
  ['parts without a boundary', post('--b', 'multipart/form-data')],
])('refuses %s with a 400', async (_name, sent) => {
  expect(await readStatus(readFields(sent))).toBe(400);
});

const cookies = (count: number) => Array.from({ length: count }, (_, at) => `c${at}=1`).join('; ');
test.each<[string, Request, number | null]>([
  [
    'an ordinary request',
    new Request(`${address}?a=1`, { headers: { cookie: cookies(20) } }),
    null,
  ],
  ['a body in chunks', new Request(address, { headers: { 'transfer-encoding': 'chunked' } }), 411],
  ['1,000 cookies', new Request(address, { headers: { cookie: cookies(1_000) } }), 431],
  [
    '150 headers',
    new Request(address, {
      headers: Array.from({ length: 150 }, (_, at): [string, string] => [`x-${at}`, '1']),
    }),
    431,
  ],
  ['5,000 parameters', new Request(`${address}?${'a&'.repeat(5_000)}`), 414],
])('%s: status %s', (_name, request, status) => {
  expect(refuseCrowdedRequest(request)).toBe(status);
});
