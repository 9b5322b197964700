import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import { expect, expectAccessibleInEveryLook, test } from './support/site';

test('the landing page tells companies what this is, below the entrance of drivers', async ({
  page,
  site,
  copy,
}) => {
  await seedSample(site.platform);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const entrance = page.getByRole('button', { name: copy.common.continue });
  await expect(entrance).toBeInViewport({ ratio: 1 });
  await page.getByRole('link', { name: copy.forCompanies.learnMore }).click();
  await expect(page.getByRole('heading', { name: copy.forCompanies.title })).toBeInViewport();
  await expectAccessibleInEveryLook(page);
  await page.getByRole('link', { name: copy.forCompanies.openForm }).click();
  await page.waitForURL(/\/request-access$/);

  await page.goto('/s/DEFAULT/MAIN');
  await expect(entrance).toBeVisible();
  await expect(page.getByRole('heading', { name: copy.forCompanies.title })).toHaveCount(0);
});
