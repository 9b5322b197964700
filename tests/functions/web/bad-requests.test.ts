import { afterAll, expect, test } from 'vitest';
import { findLoggedErrors } from '~/tests/support/logged-errors';
import { formFields, spoilForms } from '~/tests/support/spoil-forms';
import { startTestServer } from '~/tests/support/test-server';

const server = await startTestServer();
afterAll(() => server.stop());

/** A small part of `npm run soak -- bad-requests`. Seeds that once found a bug belong here. */
const seeds = [20_261_121];

test.each(seeds)('a bad value for each field of each form, seed %i', async (seed) => {
  const { sent, failures } = await spoilForms({ server, perField: 1, seed });
  expect(failures).toEqual([]);
  expect(sent).toBe(formFields.length);
});

test('nothing of all this is an error in the log', () => {
  expect(findLoggedErrors(server.logged)).toEqual([]);
});
