import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { brotliDecompressSync, createBrotliDecompress, createGunzip, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { compress } from '~/functions/web/compress';

const page = '<p>a row of the page</p>'.repeat(1000);
const ask = (acceptEncoding: string, init: RequestInit = {}) =>
  new Request('http://localhost/', { ...init, headers: { 'accept-encoding': acceptEncoding } });
const html = (body: BodyInit | null = page, headers: Record<string, string> = {}) =>
  new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8', ...headers } });

test.each([
  ['br', 'gzip, deflate, br', brotliDecompressSync],
  ['br', 'br;q=0.5', brotliDecompressSync],
  ['gzip', 'gzip, deflate', gunzipSync],
  ['gzip', 'br;q=0, gzip', gunzipSync],
])(
  'compresses a page with %s for clients that accept %s',
  async (encoding, accepted, decompress) => {
    const plain = html(page, { 'content-length': String(page.length) });
    plain.headers.append('set-cookie', 'a=1');
    plain.headers.append('set-cookie', 'b=2');
    const answer = compress(ask(accepted), plain);
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(answer.headers.has('content-length')).toBe(false);
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.length).toBeLessThan(page.length / 10);
    expect(decompress(bytes).toString()).toBe(page);
  },
);

test.each([
  ['a response for a client without either', ask('deflate'), html()],
  ['a response for a client that refuses both', ask('gzip;q=0, br;q=0.0'), html()],
  ['HEAD', ask('gzip', { method: 'HEAD' }), html(null)],
  ['a workbook', ask('gzip'), html(page, { 'content-type': 'application/zip' })],
])('does not compress %s', (_who, request, response) => {
  expect(compress(request, response).headers.has('content-encoding')).toBe(false);
});

test('does not compress a compressed response again', () => {
  const compressed = html(page, { 'content-encoding': 'br' });
  expect(compress(ask('gzip'), compressed)).toBe(compressed);
});

test('reads no further when the client is gone', async () => {
  let isCanceled = false;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new TextEncoder().encode(page)),
    cancel: () => void (isCanceled = true),
  });
  await compress(ask('br'), html(body)).body!.cancel();
  await vi.waitFor(() => expect(isCanceled).toBe(true), 120_000);
});

test.each([
  ['br', createBrotliDecompress],
  ['gzip', createGunzip],
])('forwards each part of a page as soon as it arrives, with %s', async (encoding, decompress) => {
  let push: (text: string) => void = () => undefined;
  let end = () => undefined as void;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      push = (text) => controller.enqueue(new TextEncoder().encode(text));
      end = () => controller.close();
    },
  });
  const answer = compress(ask(encoding), html(body));
  const parts = Readable.fromWeb(answer.body as never)
    .pipe(decompress())
    .setEncoding('utf8');
  const text = parts[Symbol.asyncIterator]() as AsyncIterator<string>;
  push('<!DOCTYPE html><p>shell');
  expect((await text.next()).value).toBe('<!DOCTYPE html><p>shell');
  push('<p>late');
  expect((await text.next()).value).toBe('<p>late');
  end();
  expect((await text.next()).done).toBe(true);
});

test('breaks off the response if the page breaks off', async () => {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.error(new Error('gone')),
  });
  await expect(compress(ask('gzip'), html(body)).text()).rejects.toThrow();
});

test('breaks off the response if the page breaks off before the client has read its start', async () => {
  let fail = () => undefined as void;
  let take = () => undefined as void;
  const isTaken = new Promise<void>((taken) => (take = taken));
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(randomBytes(1024 * 1024));
      fail = () => controller.error(new Error('gone'));
    },
    // Called once the first part is taken.
    pull: () => take(),
  });
  const answer = compress(ask('br'), html(body));
  await isTaken;
  fail();
  // Lets the failure spread before the client reads.
  for (let turn = 0; turn < 10; turn += 1) await setImmediate();
  await expect(answer.arrayBuffer()).rejects.toThrow();
});
