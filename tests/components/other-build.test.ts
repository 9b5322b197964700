import { expect, test } from 'vitest';
import { toPagePath } from '~/app/components/shell/other-build';

test.each([
  ['/_root.data', '/'],
  ['/driver-preferences.data', '/driver-preferences'],
  ['/driver-preferences.data?q=a%20b&_routes=root%2Croutes', '/driver-preferences?q=a+b'],
  ['/s/DEFAULT/MAIN.data?tab=jobs', '/s/DEFAULT/MAIN?tab=jobs'],
])('finds the page whose data is %s', (data, page) => {
  expect(toPagePath(new URL(data, 'http://jobs.test'))).toBe(page);
});
