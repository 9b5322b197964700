import { LambdaServiceException } from '@aws-sdk/client-lambda';
import { MessageRejected } from '@aws-sdk/client-sesv2';
import { expect, test } from 'vitest';
import { describeError } from '~/app/platform/log/log.server';

const $metadata = { httpStatusCode: 400, requestId: 'r1' };

test('logs an application error without its message, which may contain personal data', () => {
  const logged = describeError(new Error('No driver 1000001\nAda Lovelace'));
  expect(logged).toEqual({
    error: 'Error',
    where: expect.stringMatching(/^at .*log\.test\.ts/) as string,
  });
});

test('logs an AWS error with its message but without email addresses', () => {
  const refused = new MessageRejected({
    $metadata,
    message:
      'Email address is not verified. The following identities failed the check in region ' +
      "US-EAST-1: Ada <ada.o'brien+jobs@acme.example>, üñi@acme.example, " +
      'arn:aws:ses:us-east-1:111122223333:identity/ada%40acme.example',
  });
  expect(describeError(refused)).toMatchObject({
    error: 'MessageRejected',
    message:
      'Email address is not verified. The following identities failed the check in region ' +
      'US-EAST-1: Ada <***>, ***, arn:aws:ses:us-east-1:111122223333:identity/***',
  });
});

test('keeps other names in an AWS error, such as the role and the action', () => {
  const message =
    'User: arn:aws:sts::111122223333:assumed-role/web/web is not authorized to perform: ' +
    'ses:SendEmail on resource: arn:aws:ses:us-east-1:111122223333:configuration-set/default';
  const refusal = { name: 'AccessDenied', $fault: 'client', $metadata, message } as const;
  expect(describeError(new LambdaServiceException(refusal))).toMatchObject({
    message,
  });
});
