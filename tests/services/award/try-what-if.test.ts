import { expect, test } from 'vitest';
import { tryWhatIf } from '~/app/services/award/try-what-if.server';
import { aPickList } from '~/tests/store/builders';
import { fakeSite } from '~/tests/support/fake-site';
import { withRecentLists } from '~/tests/support/recent-lists';
import { aDriver, aJob } from '~/tests/support/roster-builders';
import { testEntry } from '~/tests/support/stocked-site';

const employeeId = '1000001';

test('compares recent lists until the cutoff, and then those that would be published', async () => {
  const driver = aDriver({ employeeId, seniorityNumber: 1 });
  const fake = await fakeSite([driver], [aJob({ jobId: 'J1' }), aJob({ jobId: 'J2' })]);
  const { picks } = fake.deps.stores;
  const asOf = fake.now();
  const deps = withRecentLists(fake.deps, { lists: await picks.list(fake.scope), asOf });
  const { site } = await fake.site();
  const list = aPickList({
    ...{ employeeId, jobIds: ['J2'], periodId: site.window.periodId },
    ...{ acceptedAt: fake.now(), receiptNumber: 'R-1' },
  });
  await picks.save(fake.scope, list, testEntry(fake.deps));
  const look = async () => {
    const tried = await tryWhatIf({ deps, access: await fake.asAdmin(), now: fake.now() }, [
      { kind: 'remove-job', jobId: 'J2' },
    ]);
    return {
      asOf: tried?.whatIf.asOf,
      lost: tried?.whatIf.comparison.rows.map((row) => row.before),
    };
  };
  expect(await look()).toEqual({ asOf, lost: [] });
  await fake.close();
  const own = { jobId: 'J2', rank: 1, assignmentType: 'preference' };
  expect(await look()).toEqual({ asOf: null, lost: [own] });
});
