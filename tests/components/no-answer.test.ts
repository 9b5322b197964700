import { expect, test } from 'vitest';
import { isUnanswered } from '~/app/components/shell/no-answer';

test.each([
  ['Chromium', new TypeError('Failed to fetch')],
  ['Chromium, while the answer arrives', new TypeError('network error')],
  ['Firefox', new TypeError('NetworkError when attempting to fetch resource.')],
  ['Firefox, while the answer arrives', new TypeError('Error in body stream')],
  ['Safari', new TypeError('Load failed')],
  ['Safari, while the answer arrives', new TypeError('The network connection was lost.')],
  ['Remix', new Error('Unable to decode turbo-stream response from URL: http://jobs.test/a.data')],
])('recognizes in the words of %s that there was no answer', (_whose, error) => {
  expect(isUnanswered(error)).toBe(true);
});

test.each([
  new TypeError("Cannot read properties of undefined (reading 'map')"),
  new Error('Failed to fetch'),
  'Failed to fetch',
])('sees a mistake of the page in %s', (error) => {
  expect(isUnanswered(error)).toBe(false);
});
