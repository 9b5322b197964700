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

test.each(seeds)('two bad values for each field of each form, seed %i', async (seed) => {
  const { sent, failures } = await spoilForms({ server, perField: 2, seed });
  expect(failures).toEqual([]);
  expect(sent).toBe(2 * formFields.length);
});
