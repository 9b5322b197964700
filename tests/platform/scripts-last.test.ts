import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { scriptsLast } from '~/app/platform/http/scripts-last.server';

const page =
  '<main>a < b, größer 📦</main><link rel="modulepreload" href="/a.js"/>' +
  '<link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/b.js"/><script>1<2</script>';

test.each([1, 2, 7, 1000])(
  'moves only scripts to the end, with %i bytes at a time',
  async (size) => {
    const bytes = Buffer.from(page);
    const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
      bytes.subarray(i * size, (i + 1) * size),
    );
    expect(await text(Readable.from(chunks).pipe(scriptsLast()))).toBe(
      page.replaceAll('rel="modulepreload"', 'rel="modulepreload" fetchpriority="low"'),
    );
  },
);
