import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import { expect, expectAccessibleInEveryLook, test } from './support/site';

test('the landing page greets drivers, and companies have a page of their own', async ({
  page,
  site,
  copy,
}) => {
  await seedSample(site.platform);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const entrance = page.getByRole('button', { name: copy.common.continue });
  await expect(entrance).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('timer')).toHaveCount(1);
  await expect(page.getByText(copy.landing.open)).toHaveCount(1);
  await page.getByRole('link', { name: copy.forCompanies.learnMore }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.forCompanies.title);
  await expectAccessibleInEveryLook(page);
  await page.getByRole('link', { name: copy.forCompanies.openForm }).click();
  await page.waitForURL(/\/request-access$/);

  await page.goto('/s/DEFAULT/MAIN');
  await expect(entrance).toBeVisible();
  await expect(page.getByRole('link', { name: copy.forCompanies.learnMore })).toHaveCount(0);
});
