import { expect, test } from 'vitest';
import {
  deleteJobTemplate,
  readJobTemplate,
  saveJobTemplate,
} from '~/app/services/roster/change-job-templates.server';
import { fakeSite } from '~/tests/support/fake-site';
import { aJob } from '~/tests/support/roster-builders';

test('the present jobs are kept under a name, and deleted once', async () => {
  const jobs = [aJob({ jobId: 'J1', places: 2 }), aJob({ jobId: 'J2', location: 'North' })];
  const fake = await fakeSite([], jobs);
  const args = { deps: fake.deps, access: await fake.asAdmin() };
  expect(await saveJobTemplate({ ...args, name: 'Winter' })).toEqual({
    ok: true,
    value: { name: 'Winter', count: 2 },
  });
  const [saved] = (await fake.deps.stores.jobTemplates.read(fake.scope)).templates;
  const templateId = saved!.id;
  expect(await readJobTemplate(args, templateId)).toMatchObject({ by: 'admin', jobs });
  expect(await readJobTemplate(args, 'other')).toBe(null);
  expect((await deleteJobTemplate({ ...args, templateId })).ok).toBe(true);
  expect(await deleteJobTemplate({ ...args, templateId })).toEqual({
    ok: false,
    error: { code: 'template-gone' },
  });
  const events = (await fake.deps.stores.activity.latest(fake.scope, 2)).map(({ event }) => event);
  expect(events).toEqual([
    { code: 'job-template-deleted', name: 'Winter' },
    { code: 'job-template-saved', name: 'Winter', count: 2 },
  ]);
});
