import { SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { mockClient } from 'aws-sdk-client-mock';
import PostalMime from 'postal-mime';
import { afterEach, expect, test } from 'vitest';
import { describeError } from '~/app/platform/log/log.server';
import { createSesMailer } from '~/app/platform/mail/ses-mailer.server';
import { mails, testFrame as frame } from '~/tests/support/mails';
import { storeError } from '~/tests/support/store-faults';

const entry = { id: '01JDBHMGR0', at: '2026-11-23T12:00:00.000Z', mail: mails['password-reset'] };

const ses = mockClient(SESv2Client);
afterEach(() => ses.reset());

test('passes the whole email to SES', async () => {
  ses.on(SendEmailCommand).resolves({ MessageId: 'm1' });
  await createSesMailer(frame).send(entry);
  const inputs = ses.commandCalls(SendEmailCommand).map(({ args: [{ input }] }) => input);
  expect(inputs).toHaveLength(1);
  expect(inputs[0]).toMatchObject({
    Destination: { ToAddresses: ['ada@acme.example'] },
    FromEmailAddress: frame.from,
  });
  const mail = await PostalMime.parse(inputs[0]?.Content?.Raw?.Data ?? '');
  expect(mail).toMatchObject({
    subject: 'Set a new password',
    messageId: '<01JDBHMGR0@jobs.example.com>',
  });
});

test("names the driver to SES's reports, and the set that sends them", async () => {
  ses.on(SendEmailCommand).resolves({ MessageId: 'm1' });
  const { send } = createSesMailer(frame, { configurationSet: 'reports' });
  await send({ ...entry, mail: mails['closing-soon'] });
  await send(entry);
  const inputs = ses.commandCalls(SendEmailCommand).map(({ args: [{ input }] }) => input);
  expect(inputs).toMatchObject([
    {
      ConfigurationSetName: 'reports',
      EmailTags: [
        { Name: 'companyId', Value: 'ACMEFREIGHT' },
        { Name: 'siteId', Value: 'LAX' },
        { Name: 'employeeId', Value: '1000001' },
      ],
    },
    { ConfigurationSetName: 'reports', EmailTags: [] },
  ]);
});

test('fails if SES refuses the email, and logs why without the address', async () => {
  const message = `Email address is not verified: ${entry.mail.to}`;
  ses.on(SendEmailCommand).rejects(storeError('MessageRejected', { message }));
  const error = await createSesMailer(frame)
    .send(entry)
    .catch((refused: unknown) => refused);
  expect(error).toMatchObject({ message });
  expect(describeError(error)).toMatchObject({ message: 'Email address is not verified: ***' });
});
