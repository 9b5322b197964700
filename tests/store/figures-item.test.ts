import { expect, test } from 'vitest';
import { itemBytes } from '~/app/store/dynamo/item-size';
import { fromFiguresItem, toFiguresItem } from '~/app/store/selection/figures-item';
import { runAward } from '~/domain/award/award';
import { getAwardFigures } from '~/domain/reports/award-figures';
import { sampleSite } from '~/infra/local/sample-site';
import { anInput } from '~/tests/support/award-builders';

test('the figures of a site of 1,000 drivers and 500 jobs take at most 32 KB, whatever they rank', async () => {
  const depot = sampleSite({ drivers: 1000, jobs: 500, picks: 100, seed: 7 });
  const figures = getAwardFigures(runAward({ ...anInput(), ...depot }));
  expect([figures.drivers.length > 900, figures.jobs.length]).toEqual([true, 500]);
  const award = { periodId: '2026-W49', version: 1, stage: '0123456789abcdef' };
  const item = await toFiguresItem({ companyId: 'ACME', siteId: 'MAIN' }, award, figures);
  expect(itemBytes(item)).toBeLessThan(32 * 1024);
  expect(fromFiguresItem(item)).toEqual(figures);
});
