import { expect, test } from 'vitest';
import { putJobTemplate, type JobTemplate } from '~/domain/jobs/job-templates';
import { jobTemplateNameLength, maxJobTemplates } from '~/domain/jobs/limits';
import { aJob } from '~/tests/support/roster-builders';

const template = (name: string, jobs = [aJob()]): JobTemplate => ({
  id: `of ${name}`,
  name,
  savedAt: '2026-11-21T12:00:00.000Z',
  by: 'admin',
  jobs,
});
const named = (...names: string[]) => ({
  version: 3,
  templates: names.map((name) => template(name)),
});

test('templates are sorted by name, and one with the same name is replaced', () => {
  const winter = template(' WINTER ', [aJob(), aJob({ jobId: 'J2' })]);
  expect(putJobTemplate(named('Winter', 'summer'), winter)).toEqual({
    ok: true,
    value: { version: 3, templates: [template('summer'), { ...winter, name: 'WINTER' }] },
  });
});

test('a template needs a short name and jobs, and there are at most 20', () => {
  const names = Array.from({ length: maxJobTemplates }, (_, at) => `T${at}`);
  const refuse = (typed: JobTemplate, before = named()) => {
    const put = putJobTemplate(before, typed);
    return put.ok ? null : put.error.code;
  };
  expect([
    refuse(template('  ')),
    refuse(template('x'.repeat(jobTemplateNameLength + 1))),
    refuse(template('Empty', [])),
    refuse(template('One more'), named(...names)),
    refuse(template('T3'), named(...names)),
  ]).toEqual([
    'template-name-missing',
    'template-name-too-long',
    'template-without-jobs',
    'too-many-templates',
    null,
  ]);
});
