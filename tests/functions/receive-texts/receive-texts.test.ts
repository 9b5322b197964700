import { expect, test } from 'vitest';
import { createReceiveTexts } from '~/functions/receive-texts/handler';
import { fakeSite } from '~/tests/support/fake-site';
import { aDriver } from '~/tests/support/roster-builders';

const employeeId = '1000001';
const number = '+12133734253';

const start = async () => {
  const { deps, scope } = await fakeSite([aDriver({ employeeId })]);
  const change = { knownVersion: 0, next: { number }, entry: null, messages: [] };
  expect((await deps.stores.contacts.changePhone(scope, employeeId, change)).ok).toBe(true);
  const logged: unknown[] = [];
  const log = {
    info: (event: string, fields?: object) => void logged.push({ event, ...fields }),
    error: () => undefined,
  };
  const handle = createReceiveTexts({ deps, log });
  return {
    handle,
    logged,
    /** What AWS End User Messaging publishes about a text. */
    receive: (messageBody: string, originationNumber = number) => {
      const text = {
        originationNumber,
        destinationNumber: '+18005550100',
        messageKeyword: 'KEYWORD_8005550100',
        messageBody,
        inboundMessageId: 'cae173d2-66b9-564c-8309-21f858e9fb84',
        previousPublishedMessageId: 'wJalrXUtnFEMI',
      };
      return handle({ Records: [{ Sns: { Message: JSON.stringify(text) } }] });
    },
    stored: async () => (await deps.stores.contacts.get(scope, employeeId))?.phone,
  };
};

test('STOP removes the number, and the log names neither number nor text', async () => {
  const { receive, stored, logged } = await start();
  await receive(' Stop ');
  expect(await stored()).toMatchObject({ lost: { why: 'unsubscribed' } });
  expect(await stored()).not.toHaveProperty('number');
  await receive('STOP');
  expect(logged).toEqual([
    { event: 'text-received', asksToStop: true, removed: 1 },
    { event: 'text-received', asksToStop: true, removed: 0 },
  ]);
});

test('keeps the number after any other text, or one from another phone', async () => {
  const { receive, stored, logged } = await start();
  await receive('HELP');
  await receive('STOP', '+12133734254');
  await receive('STOP', 'a short code');
  expect(await stored()).toMatchObject({ number });
  expect(JSON.stringify(logged)).not.toMatch(/HELP|4254|short/);
});

test.each([
  ['no records', {}],
  ['no JSON', { Records: [{ Sns: { Message: 'STOP' } }] }],
  ['no number', { Records: [{ Sns: { Message: '{"messageBody":"STOP"}' } }] }],
])('fails on a notification with %s', async (_, notification) => {
  const { handle } = await start();
  await expect(handle(notification)).rejects.toThrow();
});
