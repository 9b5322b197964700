import { expect, test } from 'vitest';
import { findHidden } from '~/app/components/settings/settings-form';

const texts = ['Assign leftover vacations', 'Leftover jobs', 'Kiosk mode'];

test.each([
  ['leftover VACATION', [false, true, true]],
  ['leftover', [false, false, true]],
  ['no such thing', [true, true, true]],
  ['', [false, false, false]],
  ['  ', [false, false, false]],
])('a search for "%s" hides the settings without all of its words', (query, hidden) => {
  expect(findHidden(texts, query)).toEqual(hidden);
});
