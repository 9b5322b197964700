import { afterAll, beforeAll, expect, test } from 'vitest';
import { formFields, spoilForms } from '~/tests/support/spoil-forms';
import { startTestServer, type TestServer } from '~/tests/support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** A slice of `npm run soak -- bad-requests`; seeds that found something are added. */
const seeds = [20_261_121];
/** Some hundred requests, many with a password to hash: a busy machine takes its time. */
const timeout = 240_000;

test.each(seeds)('a bad value for each field of each form, seed %i', { timeout }, async (seed) => {
  const { sent, failures } = await spoilForms({ server, perField: 1, seed });
  expect(failures).toEqual([]);
  expect(sent).toBe(formFields.length);
});
