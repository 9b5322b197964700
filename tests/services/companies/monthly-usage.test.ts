import { expect, test } from 'vitest';
import { publishAward } from '~/app/services/award/publish-award.server';
import { withdrawAward } from '~/app/services/award/withdraw-award.server';
import { createSentCounter } from '~/app/services/mail/count-sent.server';
import { changeSelection } from '~/app/services/selection/change-selection.server';
import { changePortal } from '~/app/services/vacation/change-portal.server';
import { addVacationWeeks } from '~/app/services/vacation/change-weeks.server';
import { giveUpWeek } from '~/app/services/vacation/give-up-week.server';
import { previewFreedWeek, toConfirmed } from '~/app/services/vacation/preview-freed-week.server';
import { publishVacations } from '~/app/services/vacation/publish-vacations.server';
import { defaultTenant } from '~/domain/company/scope';
import type { Outgoing } from '~/domain/mail/outbox-entry';
import { fakeSite } from '~/tests/support/fake-site';
import { mails } from '~/tests/support/mails';
import { aDriver, aJob } from '~/tests/support/roster-builders';
import { rankJobs, rankWeeks } from '~/tests/support/save-ranks';

const drivers = [1, 2].map((rank) =>
  aDriver({ employeeId: `100000${rank}`, name: `Driver ${rank}`, seniorityNumber: rank }),
);

const start = async () => {
  const fake = await fakeSite(
    drivers,
    ['J1', 'J2'].map((jobId) => aJob({ jobId })),
  );
  const { deps } = fake;
  const args = async () => ({ deps, access: await fake.asAdmin() });
  return {
    ...fake,
    args,
    rank: async (employeeId: string, ...lists: string[][]) => {
      for (const list of lists) {
        fake.clock.advance(1_000);
        expect((await rankJobs(deps, employeeId, list)).ok).toBe(true);
      }
    },
    publish: async () => {
      await fake.close();
      fake.clock.advance(1_000);
      expect((await publishAward(await args())).ok).toBe(true);
    },
    countSaves: async (month = '2026-11') => {
      const [usage] = await deps.stores.companies.usageByMonth([defaultTenant.companyId]);
      return usage?.[month]?.saves ?? 0;
    },
  };
};

test('a publication counts every save of its period once, and a repetition none', async () => {
  const { rank, publish, countSaves } = await start();
  await rank('1000001', ['J1'], ['J2'], ['J1', 'J2']);
  await rank('1000002', ['J2']);
  expect(await countSaves()).toBe(0);
  await publish();
  expect(await countSaves()).toBe(4);
  await publish();
  expect(await countSaves()).toBe(4);
});

test('a list of an earlier period that nobody saved again is not counted', async () => {
  const fake = await start();
  await fake.rank('1000001', ['J1'], ['J2']);
  await fake.publish();
  const input = { intent: 'start-next-period', endsClaims: true } as const;
  expect((await changeSelection({ ...(await fake.args()), input })).ok).toBe(true);
  await fake.rank('1000002', ['J1'], ['J2'], ['J1']);
  await fake.publish();
  expect([await fake.countSaves(), await fake.countSaves('2026-12')]).toEqual([2, 3]);
});

test('a period that is reopened after a withdrawal counts what was saved since', async () => {
  const fake = await start();
  await fake.rank('1000001', ['J1'], ['J2']);
  await fake.publish();
  const withdrawal = { of: 'jobs', reason: 'The list of jobs was wrong.', seen: 1 } as const;
  expect((await withdrawAward({ ...(await fake.args()), input: withdrawal })).ok).toBe(true);
  const input = { intent: 'move-cutoff', wallTime: '2026-11-27T15:00' } as const;
  expect((await changeSelection({ ...(await fake.args()), input })).ok).toBe(true);
  await fake.rank('1000001', ['J1'], ['J2'], ['J1']);
  await fake.publish();
  expect(await fake.countSaves()).toBe(5);
});

test('saves of vacation weeks count from publication to publication, and giving up a week is none', async () => {
  const { deps, clock, args, now, countSaves } = await start();
  const dates = { startDate: '2027-01-04', endDate: '2027-01-10', totalSlots: 1 };
  const context = async () => ({ ...(await args()), now: now() });
  await addVacationWeeks(
    await context(),
    ['W1', 'W2'].map((weekId) => ({ weekId, ...dates })),
  );
  const select = async (...lists: [string, string[]][]) => {
    await changePortal({ ...(await context()), input: { intent: 'open-portal' } });
    for (const [employeeId, list] of lists) {
      clock.advance(1_000);
      expect((await rankWeeks(deps, employeeId, list)).ok).toBe(true);
    }
    await changePortal({ ...(await context()), input: { intent: 'close-portal' } });
    clock.advance(30_000);
  };
  const publish = async () => expect((await publishVacations(await args())).ok).toBe(true);

  await select(['1000001', ['W2']], ['1000001', ['W1']], ['1000002', ['W2']]);
  await publish();
  expect(await countSaves()).toBe(3);
  clock.advance(1_000);
  const asked = { ...(await args()), input: { employeeId: '1000001', weekId: 'W1' } };
  const confirmed = toConfirmed(await previewFreedWeek(asked));
  expect((await giveUpWeek({ ...asked, input: { ...asked.input, confirmed } })).ok).toBe(true);
  clock.advance(1_000);
  await publish();
  expect(await countSaves()).toBe(3);
  await select(['1000001', ['W2']], ['1000001', ['W1']]);
  await publish();
  expect(await countSaves()).toBe(5);
});

test('messages are counted for their company, with one write for each of them', async () => {
  const { deps, now } = await start();
  const { companyId } = defaultTenant;
  const written: string[] = [];
  const companies: typeof deps.stores.companies = {
    ...deps.stores.companies,
    addUsage: async (...asked) => {
      written.push(asked[0]);
      if (asked[0] === 'BROKEN') throw new Error('Out of order');
      await deps.stores.companies.addUsage(...asked);
    },
  };
  const counter = createSentCounter({ ...deps, stores: { ...deps.stores, companies } });
  const count = (...sent: Outgoing[]) =>
    sent.forEach((mail) => counter.count({ id: '01A', at: now(), attempts: 1, mail }));
  const driver = {
    ...defaultTenant,
    siteName: 'Main',
    employeeId: '1000001',
    language: 'en',
  } as const;
  const message = { kind: 'number-removed' } as const;
  count(
    { ...mails['award-published'], companyId },
    { ...mails['password-reset'], companyId },
    { ...driver, kind: 'text', number: '+12125550123', message },
    { ...mails['password-reset'], companyId: 'BROKEN' },
    mails['registration-received'],
    mails['requests-waiting'],
  );
  expect(await counter.save()).toEqual([new Error('Out of order')]);
  expect(written.sort()).toEqual(['BROKEN', companyId]);
  expect(await companies.usageByMonth([companyId])).toEqual([
    { '2026-11': { saves: 0, emails: 2, texts: 1, notifications: 0 } },
  ]);
});
