import { expect, test } from 'vitest';
import { simulateSts } from '~/tests/support/simulate-sts';

const companies = 1_000;
const drivers = 100;
const instances = 2;

test('asks STS once for each tenant and instance in a rush of ten minutes', async () => {
  const stepMs = 250;
  const requestsByDriver = 6;
  const chance = (drivers * requestsByDriver * stepMs) / 600_000 / instances;
  const isAsking = (random: () => number) => random() < chance;
  const rush = await simulateSts({ companies, instances, minutes: 10, stepMs, isAsking });
  expect(rush).toMatchObject({
    granted: companies * instances,
    throttled: 0,
    longestWaitMs: 0,
  });
});

test('stays within the quota with many instances, if the rush takes two minutes to rise', async () => {
  const stepMs = 1_000;
  // 1,000 requests a second, each of which takes an instance 60 ms.
  const many = 60;
  const chance = stepMs / 1_000 / many;
  const risingMs = 120_000;
  const rush = await simulateSts({
    companies,
    instances: many,
    minutes: 4,
    stepMs,
    isAsking: (random, atMs) => random() < chance * Math.min(1, atMs / risingMs),
  });
  expect(rush).toMatchObject({ throttled: 0, tooLong: 0 });
  // Most instances have met most companies.
  expect(rush.granted).toBeGreaterThan((companies * many) / 2);
});

test('serves all tenants at once within the quota, and spreads the renewals over the hour', async () => {
  const stepMs = 500;
  const isAsking = (random: () => number, atMs: number) => atMs === 0 || random() < 1 / 40;
  const hours = await simulateSts({ companies, instances, minutes: 100, stepMs, isAsking });
  expect(hours.throttled).toBeGreaterThan(0);
  expect(hours.longestWaitMs).toBeLessThan(4_000);
  expect(hours.mostInASecondAfter(60)).toBeLessThan(20);
  // At most three lives of 30 to 54 minutes each begin within 100 minutes.
  expect(hours.granted).toBeLessThan(companies * instances * 4);
});
