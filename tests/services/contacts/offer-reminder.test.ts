import { expect, test } from 'vitest';
import { findOfferedChannels } from '~/app/services/contacts/offer-reminder.server';
import { leaveAddresses } from '~/tests/support/contacts';
import { fakeSite } from '~/tests/support/fake-site';
import { aDriver, aJob } from '~/tests/support/roster-builders';
import { rankJobs } from '~/tests/support/save-ranks';
import { createTestTexting } from '~/tests/support/text-messages';

const employeeId = '1000001';
const start = async () => {
  const fake = await fakeSite([aDriver({ employeeId })], [aJob({ jobId: 'J1' })]);
  return { fake, access: await fake.asDriver(employeeId) };
};

test('only the first list of a driver is followed by the offer', async () => {
  const { fake, access } = await start();
  const { deps } = fake;
  expect(await findOfferedChannels({ deps, access })).toEqual([]);
  await rankJobs(deps, employeeId, ['J1']);
  expect(await findOfferedChannels({ deps, access })).toEqual(['push', 'email']);
  const { vacationPicks } = deps.stores;
  const get: typeof vacationPicks.get = async () =>
    ({ employeeId }) as Awaited<ReturnType<typeof vacationPicks.get>>;
  const stores = { ...deps.stores, vacationPicks: { ...vacationPicks, get } };
  expect(await findOfferedChannels({ deps: { ...deps, stores }, access })).toEqual([]);
});

test('offers what the operator can send, to drivers whom nothing reaches, and never at a kiosk', async () => {
  const { fake, access } = await start();
  await rankJobs(fake.deps, employeeId, ['J1']);
  const find = (changed: object = {}) =>
    findOfferedChannels({ deps: { ...fake.deps, ...changed }, access });
  expect(await find()).toEqual(['push', 'email']);
  expect(await find({ texting: createTestTexting() })).toEqual(['push', 'sms', 'email']);
  const atKiosk = { ...access, isKiosk: true };
  expect(await findOfferedChannels({ deps: fake.deps, access: atKiosk })).toEqual([]);
  await leaveAddresses(fake.deps, fake.scope, [employeeId]);
  expect(await find()).toEqual([]);
});
