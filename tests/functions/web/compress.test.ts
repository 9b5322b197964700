import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compress } from '~/functions/web/compress';

const page = '<p>a row of the page</p>'.repeat(1000);
const ask = (acceptEncoding: string, init: RequestInit = {}) =>
  new Request('http://localhost/', { ...init, headers: { 'accept-encoding': acceptEncoding } });
const html = (body: BodyInit | null = page, headers: Record<string, string> = {}) =>
  new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8', ...headers } });

test('compresses a page for clients that accept it and keeps status, cookies and headers', async () => {
  const plain = html(page, { 'content-length': String(page.length) });
  plain.headers.append('set-cookie', 'a=1');
  plain.headers.append('set-cookie', 'b=2');
  const answer = compress(ask('gzip, deflate, br'), plain);
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  expect(answer.headers.get('vary')).toBe('Accept-Encoding');
  expect(answer.headers.has('content-length')).toBe(false);
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.length).toBeLessThan(page.length / 10);
  expect(gunzipSync(bytes).toString()).toBe(page);
});

test.each([
  ['a response for a client without gzip', ask('br'), html()],
  ['a response for a client that refuses gzip', ask('gzip;q=0, br'), html()],
  ['HEAD', ask('gzip', { method: 'HEAD' }), html(null)],
  ['a compressed response', ask('gzip'), html(page, { 'content-encoding': 'br' })],
  ['a workbook', ask('gzip'), html(page, { 'content-type': 'application/zip' })],
])('does not compress %s', (_who, request, response) => {
  expect(compress(request, response).headers.get('content-encoding')).not.toBe('gzip');
});

test('forwards each part of a page as soon as it arrives', async () => {
  let push: (text: string) => void = () => undefined;
  let end = () => undefined as void;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      push = (text) => controller.enqueue(new TextEncoder().encode(text));
      end = () => controller.close();
    },
  });
  const answer = compress(ask('gzip'), html(body));
  const text = answer
    .body!.pipeThrough(new DecompressionStream('gzip') as never)
    .pipeThrough(new TextDecoderStream() as never)
    .getReader() as ReadableStreamDefaultReader<string>;
  push('<!DOCTYPE html><p>shell');
  expect((await text.read()).value).toBe('<!DOCTYPE html><p>shell');
  push('<p>late');
  expect((await text.read()).value).toBe('<p>late');
  end();
  expect((await text.read()).done).toBe(true);
});

test('breaks off the response if the page breaks off', async () => {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.error(new Error('gone')),
  });
  await expect(compress(ask('gzip'), html(body)).text()).rejects.toThrow();
});
