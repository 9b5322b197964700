import { expect, test } from 'vitest';
import { createMailEvents } from '~/functions/mail-events/handler';
import { getMailAddress, leaveAddresses } from '~/tests/support/contacts';
import { fakeSite } from '~/tests/support/fake-site';
import { aDriver } from '~/tests/support/roster-builders';

const employeeId = '1000001';
const email = getMailAddress(employeeId);

const start = async () => {
  const fake = await fakeSite([aDriver({ employeeId })]);
  const { deps, scope } = fake;
  await leaveAddresses(deps, scope, [employeeId]);
  const logged: unknown[] = [];
  const log = {
    info: (event: string, fields?: object) => void logged.push({ event, ...fields }),
    error: () => undefined,
  };
  const handle = createMailEvents({ deps, log });
  const { companyId, siteId } = scope;
  return {
    handle,
    logged,
    tags: { companyId: [companyId], siteId: [siteId], employeeId: [employeeId] },
    report: (event: object) => handle({ Records: [{ Sns: { Message: JSON.stringify(event) } }] }),
    stored: () => deps.stores.contacts.get(scope, employeeId),
    log: async () => (await deps.stores.activity.latest(scope, 20)).map((entry) => entry.event),
  };
};

const bounce = (tags: object, bounceType = 'Permanent', emailAddress = email) => ({
  eventType: 'Bounce',
  mail: { tags },
  bounce: { bounceType, bouncedRecipients: [{ emailAddress }] },
});
const complaint = (tags: object, complaintFeedbackType?: string) => ({
  eventType: 'Complaint',
  mail: { tags },
  complaint: { complaintFeedbackType, complainedRecipients: [{ emailAddress: email }] },
});

test('removes an address that refuses emails for good, and logs it without the address', async () => {
  const { report, tags, stored, log, logged } = await start();
  await report(bounce(tags, 'Permanent', email.toUpperCase()));
  expect(await stored()).toMatchObject({ lost: { why: 'bounced' } });
  expect(await stored()).not.toHaveProperty('email');
  const [latest] = await log();
  expect(latest).toEqual({ code: 'address-lost', driverId: employeeId, why: 'bounced' });
  expect(logged).toEqual([
    { event: 'mail-refused', why: 'bounced', isDriver: true, isRemoved: true },
  ]);
  await report(bounce(tags));
  expect((await log())[1]).not.toEqual(latest);
});

test('removes an address whose owner reported an email as spam', async () => {
  const { report, tags, stored } = await start();
  await report(complaint(tags, 'not-spam'));
  expect(await stored()).toMatchObject({ email });
  await report(complaint(tags));
  expect(await stored()).toMatchObject({ lost: { why: 'complained' } });
});

test.each<[string, (tags: object) => object]>([
  ['a passing bounce', (tags) => bounce(tags, 'Transient')],
  ['another address', (tags) => bounce(tags, 'Permanent', 'old@home.example')],
  ["an administrator's email", () => bounce({ 'ses:source-ip': ['203.0.113.1'] })],
  ['a driver who is gone', (tags) => bounce({ ...tags, employeeId: ['1000009'] })],
])('keeps the address after a report about %s', async (_, toEvent) => {
  const { report, tags, stored, log } = await start();
  const before = await log();
  await report(toEvent(tags));
  expect(await stored()).toMatchObject({ email });
  expect(await log()).toEqual(before);
});

test('does nothing when SES has been connected', async () => {
  const { handle, logged } = await start();
  const Message = 'Successfully validated SNS topic for Amazon SES event publishing.';
  await handle({ Records: [{ Sns: { Message } }] });
  expect(logged).toEqual([]);
});

test('fails on a report that it does not understand', async () => {
  const { report } = await start();
  await expect(report({ eventType: 'Delivery' })).rejects.toThrow();
});
