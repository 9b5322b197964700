import { publish, rankInConflict } from './support/ranks';
import { expect, expectAccessibleInEveryLook, openAsAdmin, scope, test } from './support/site';

const path = '/admin/award-again';

test.beforeEach(async ({ site }) => {
  await rankInConflict(site);
});

test('a week is awarded again after a mistake, and some keep what they hold', async ({
  page,
  site,
  adminCopy: { awardAgain, assignments },
}) => {
  const { awards } = site.platform.deps.stores;
  await openAsAdmin(page, site, path);
  await expect(page.getByText(awardAgain.none)).toBeVisible();
  await publish(site);
  await openAsAdmin(page, site, '/admin/final-assignments');
  await page.getByRole('main').getByRole('link', { name: awardAgain.title }).click();
  await expect(page.getByText(awardAgain.everybody)).toBeVisible();

  await page.getByLabel(awardAgain.from).fill('x');
  await page.getByRole('button', { name: awardAgain.show }).click();
  await expect(page.getByLabel(awardAgain.from)).toBeFocused();
  await page.getByLabel(awardAgain.from).fill('2');
  await page.getByRole('button', { name: awardAgain.show }).click();
  await expect(page.getByRole('heading', { name: awardAgain.partly(2) })).toBeVisible();
  await expect(page.getByText(awardAgain.same)).toBeVisible();
  await expectAccessibleInEveryLook(page);

  await page.getByRole('button', { name: awardAgain.publish(2, 2) }).click();
  await expect(page.getByRole('heading', { name: assignments.finalAssignments })).toBeVisible();
  site.clock.advance(60_000);
  await site.sweep();
  const stored = await awards.read(scope, '2026-W49', 2);
  expect(JSON.parse(stored!.recordJson)).toMatchObject({ input: { kept: [{}] } });
});
