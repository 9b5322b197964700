import {
  ConflictException,
  PinpointSMSVoiceV2Client,
  SendTextMessageCommand,
  ThrottlingException,
  ValidationException,
} from '@aws-sdk/client-pinpoint-sms-voice-v2';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, expect, test } from 'vitest';
import { createSmsSender } from '~/app/platform/mail/sms-sender.server';
import type { TextMessage } from '~/domain/mail/text-message';
import { aText, shortMessages } from '~/tests/support/text-messages';

const sms = mockClient(PinpointSMSVoiceV2Client);
afterEach(() => sms.reset());

const origination = 'arn:aws:sms-voice:us-east-1:111122223333:phone-number/phone-1';
const at = '2026-11-25T12:00:00.000Z';
const send = (message?: TextMessage['message'], now = at) => {
  const origin = 'https://jobs.example.com';
  const sender = createSmsSender({ origination, origin, now: () => Date.parse(now) });
  return sender({ id: '01JDBHMGR0', at, mail: aText(message) });
};
const more = { message: 'Refused +12135550123', $metadata: {} };

test('passes the whole text on, with a limit of its price and its life', async () => {
  sms.on(SendTextMessageCommand).resolves({ MessageId: 'm1' });
  expect(await send()).toBe('sent');
  expect(sms.commandCalls(SendTextMessageCommand).map(({ args: [{ input }] }) => input)).toEqual([
    {
      DestinationPhoneNumber: '+12135550123',
      OriginationIdentity: origination,
      MessageBody:
        'Los Angeles: Jobs for Nov 30 - Dec 6 were assigned. https://jobs.example.com/s/ACMEFREIGHT/LAX Reply STOP to end.',
      MessageType: 'TRANSACTIONAL',
      TimeToLive: 43_200,
      MaxPrice: '0.25',
    },
  ]);
});

test.each([
  ['a closing in an hour', 'closing-soon', '2026-11-25T20:00:00.000Z', 3_600],
  ['a closing in two days', 'closing-soon', '2026-11-23T21:00:00.000Z', 43_200],
  ['a closing that has passed', 'closing-soon', '2026-11-25T21:00:00.000Z', 5],
  ['a code with five minutes left', 'number-confirmation', '2026-11-25T20:55:00.000Z', 300],
])('a text about %s lives no longer than that', async (_, kind, now, seconds) => {
  sms.on(SendTextMessageCommand).resolves({ MessageId: 'm1' });
  const closing = shortMessages.find((one) => one.kind === 'closing-soon')!;
  const validUntil = '2026-11-25T21:00:00.000Z';
  const code = { kind: 'number-confirmation', code: '123456', validUntil } as const;
  await send(kind === closing.kind ? closing : code, now);
  const [call] = sms.commandCalls(SendTextMessageCommand);
  expect(call?.args[0].input.TimeToLive).toBe(seconds);
});

test.each([
  [
    'answered STOP',
    'unsubscribed',
    new ConflictException({ ...more, Reason: 'DESTINATION_PHONE_NUMBER_OPTED_OUT' }),
  ],
  [
    'does not exist',
    'undeliverable',
    new ValidationException({
      ...more,
      Reason: 'FIELD_VALIDATION_FAILED',
      Fields: [{ Name: 'DestinationPhoneNumber', Message: 'invalid' }],
    }),
  ],
])('reports a number that %s as %s', async (_, result, error) => {
  sms.on(SendTextMessageCommand).rejects(error);
  expect(await send()).toBe(result);
});

test.each([
  ['throttles', new ThrottlingException(more)],
  ['has no such origination', new ValidationException({ ...more, Reason: 'INVALID_ARN' })],
  [
    'is still a sandbox',
    new ConflictException({ ...more, Reason: 'DESTINATION_PHONE_NUMBER_NOT_VERIFIED' }),
  ],
])('fails if AWS %s, so that the text is sent later', async (_, error) => {
  sms.on(SendTextMessageCommand).rejects(error);
  await expect(send()).rejects.toThrow('Refused');
});
