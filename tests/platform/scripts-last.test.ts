import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { expect, test } from 'vitest';
import { scriptsLast } from '~/app/platform/http/scripts-last.server';

const start =
  '<main>a < b, größer 📦</main><link rel="modulepreload" href="/a.js"/>' +
  '<link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/b.js"/><script nonce="n">1<2</script>';
const end = '<script nonce="n" type="module" async="">import "/a.js"</script>';

test.each([1, 2, 7, 1000])(
  'starts preloads only after the style sheets, with %i bytes at a time',
  async (size) => {
    const bytes = Buffer.from(start + end);
    const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
      bytes.subarray(i * size, (i + 1) * size),
    );
    const page = await text(Readable.from(chunks).pipe(scriptsLast(['/texts.js'], 'n')));
    const starter = page.slice(start.replaceAll('modulepreload', 'later').length, -end.length);
    expect(page).toBe(start.replaceAll('modulepreload', 'later') + starter + end);
    expect(starter).toMatch(/^<script nonce="n">.*"\/texts\.js".*<\/script>$/);
  },
);

test('the zero bytes that React leaves before a character that did not fit are no part of the page', async () => {
  const names = Array.from({ length: 1_000 }, (_, at) => `${'–é'.repeat(at % 9)}${at}`);
  const { pipe } = renderToPipeableStream(
    names.map((name) => createElement('input', { key: name, defaultValue: name })),
  );
  const page = await text(pipe(scriptsLast([], 'n')));
  expect(page).toBe(names.map((name) => `<input value="${name}"/>`).join(''));
});
