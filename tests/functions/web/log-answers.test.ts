import { expect, test } from 'vitest';
import { createLog } from '~/app/platform/log/log.server';
import { createAnswerLog, createSlowLog, type Answer } from '~/functions/web/log-answers';

const answer: Answer = {
  route: '/admin/reports/:report',
  method: 'GET',
  status: 200,
  ms: 41,
  calls: 3,
  units: 6.5,
  tenant: { companyId: 'ACME', siteId: 'MAIN' },
};
const clock = { now: () => Date.UTC(2026, 10, 25, 20) };

const logWith = (namespace: string | undefined, answers: Answer[]) => {
  const lines: unknown[] = [];
  const log = createLog((line) => lines.push(JSON.parse(line)), clock.now);
  answers.forEach(createAnswerLog({ log, clock, namespace }));
  return lines;
};

const metricsWith = (...failures: object[]) => ({
  Timestamp: clock.now(),
  CloudWatchMetrics: [
    {
      Namespace: 'jobs',
      Dimensions: [['route']],
      Metrics: [
        { Name: 'duration', Unit: 'Milliseconds' },
        { Name: 'units', Unit: 'Count' },
        ...failures,
      ],
    },
  ],
});

test('one line per response has its metrics by route and its tenant', () => {
  expect(logWith('jobs', [answer])).toEqual([
    {
      _aws: metricsWith(),
      at: '2026-11-25T20:00:00.000Z',
      level: 'info',
      event: 'request',
      route: '/admin/reports/:report',
      method: 'GET',
      status: 200,
      duration: 41,
      calls: 3,
      units: 6.5,
      companyId: 'ACME',
      siteId: 'MAIN',
    },
  ]);
});

test('the class of a failed status is a metric, too', () => {
  const [refused, failed] = logWith('jobs', [
    { ...answer, status: 429 },
    { ...answer, status: 503, tenant: undefined },
  ]);
  expect(refused).toMatchObject({ _aws: metricsWith({ Name: '4xx', Unit: 'Count' }), '4xx': 1 });
  expect(failed).toMatchObject({ _aws: metricsWith({ Name: '5xx', Unit: 'Count' }), '5xx': 1 });
  expect(failed).not.toHaveProperty('companyId');
});

test('without a namespace the line has no metrics', () => {
  const [line] = logWith(undefined, [answer]);
  expect(line).toMatchObject({ event: 'request', duration: 41 });
  expect(line).not.toHaveProperty('_aws');
});

test('the slow log has only responses of a second or more', () => {
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line), clock.now);
  [999, 1_000].forEach((ms) => createSlowLog(log)({ ...answer, ms }));
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    expect.objectContaining({ event: 'slow-request', ms: 1_000, route: answer.route }),
  ]);
});
