import { expect, test } from 'vitest';
import { deviceWords } from '~/app/platform/guards/sign-in-origin.server';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
test.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/142.0.0.0 Safari/537.36`,
    'Chrome · Windows',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/142.0 Safari/537.36 Edg/142.0`,
    'Microsoft Edge · Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari · iOS',
  ],
  [null, 'unknown'],
  ['', 'unknown'],
  ['curl/8.5.0', 'unknown'],
  ['Your bank/1.0 (call 555-0199)', 'unknown'],
  ['<script>alert(1)</script>', 'unknown'],
  [`Mozilla/5.0 (Windows NT 10.0) ${'a'.repeat(100_000)}`, 'unknown'],
])('%j is %j', (userAgent, words) => {
  expect(deviceWords(userAgent)).toBe(words);
});
