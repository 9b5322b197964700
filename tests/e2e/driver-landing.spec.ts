import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import { toEpochMs, toInstant } from '~/domain/time/instant';
import { minuteMs } from '~/domain/time/time-units';
import { expect, expectAccessibleInEveryLook, letPass, scope, test } from './support/site';

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

  const { site: stored } = await site.platform.deps.stores.sites.read(scope);
  site.clock.moveTo(toInstant(toEpochMs(stored!.window.closesAt.instant) - minuteMs));
  await page.clock.install();
  await page.goto('/?tab=how');
  const headline = page.getByRole('heading', { level: 1 });
  const open = await headline.innerText();
  await letPass(page, site, minuteMs + 1_000);
  await expect(headline).not.toHaveText(open);
});
