import { expect, test } from 'vitest';
import { getErrorMessage } from '~/app/platform/error-messages/get-error-message.server';
import { previewRoster, replaceRoster } from '~/app/services/api/replace-roster.server';
import { siteDrivers } from '~/app/services/roster/site-rosters.server';
import type { Driver } from '~/domain/drivers/driver';
import { fakeSite } from '~/tests/support/fake-site';
import { aDriver } from '~/tests/support/roster-builders';
import { addStockedSite } from '~/tests/support/stocked-site';

const ada = aDriver({ employeeId: '1000001', name: 'Ada', seniorityNumber: 1 });

/** What a program is told of a driver whom it adds to a list with Ada; another site of the company has Carla. */
const refuse = async (added: Driver, maySeeList: boolean): Promise<string[]> => {
  const fake = await fakeSite([ada]);
  const { companyId } = fake.scope;
  const carla = aDriver({ employeeId: '1000003', name: 'Carla', seniorityNumber: 3 });
  await addStockedSite(fake.deps, { companyId, siteId: 'BOS02', name: 'B', drivers: [carla] });
  const args = { deps: fake.deps, access: await fake.asAdmin() };
  const input = { items: [added], mode: 'keep', maySeeList } as const;
  const unseen = { basis: null, maxRemoved: null };
  const answers = [
    await previewRoster(siteDrivers, args, input),
    await replaceRoster(siteDrivers, args, { ...input, ...unseen }),
  ];
  return answers.map((one) => (one.ok ? '' : getErrorMessage(one.error).text));
};
const twice = (text: string) => [text, text];

test('a program that may not read the list does not learn who has a seniority number', async () => {
  const eve = aDriver({ employeeId: '1000002', name: 'Eve', seniorityNumber: 1 });
  expect(await refuse(eve, false)).toEqual(
    twice('Driver 1000002 cannot have seniority number 1: another driver already has it.'),
  );
  expect(await refuse(eve, true)).toEqual(
    twice('Driver 1000002 cannot have seniority number 1: Ada (1000001) already has it.'),
  );
});

test('a program that may not read the list does not learn where else an employee ID is', async () => {
  const dan = aDriver({ employeeId: '1000003', name: 'Dan', seniorityNumber: 9 });
  const [hidden] = await refuse(dan, false);
  const [shown] = await refuse(dan, true);
  expect(shown).toContain('BOS02');
  expect(hidden).toContain('1000003');
  expect(hidden).not.toContain('BOS02');
});
