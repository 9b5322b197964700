import { makeSiteScope } from '~/app/ports/sessions';
import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import { makeActivity } from '~/domain/activity/make-activity';
import { aPickList } from '~/tests/store/builders';
import { openVacations } from '~/tests/support/vacations';
import { publish } from './support/ranks';
import {
  expect,
  expectToast,
  passTo,
  scope,
  letPass,
  openAsAdmin,
  standBefore,
  test,
} from './support/site';

test('the dashboard shows the state of the period, who is missing, and what happened @core', async ({
  page,
  site,
}) => {
  await seedSample(site.platform);
  await openAsAdmin(page, site);
  const feed = page.getByRole('region', { name: 'Driver Activity' });
  await expect(feed).toContainText('No Recent Activity');
  const progress = page.getByRole('region', { name: 'Submissions over the period' });
  await expect(progress).toContainText('0 of 5 eligible drivers have saved.');
  await expect(page.getByRole('region', { name: 'Driver Submissions' })).toContainText(
    /0%.*Missing5/,
  );
  await expect(page.getByRole('region', { name: 'Job Conflicts' })).toContainText('100%');
  await expect(page.getByRole('region', { name: 'Quick reference' })).toBeVisible();

  await page.context().clearCookies();
  await page.goto('/driver-login?emplid=2345678');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Add J002', exact: true }).click();
  await page.getByRole('button', { name: 'Save Preferences' }).click();
  await expectToast(page, 'Your job preferences have been saved.');

  await openAsAdmin(page, site);
  await page.getByRole('button', { name: 'Refresh Data' }).click();
  await expectToast(page, 'Latest data has been loaded');
  await expect(feed).toContainText(/Maria Garcia.*Saved 1 pick for 2026-W49.*just now/);
  await expect(progress).toContainText('1 of 5 eligible drivers have saved.');
  await progress.getByText('Not saved yet: 4 drivers').click();
  await expect(progress.getByRole('cell', { name: '1234567' })).toBeVisible();
  await expect(progress.getByRole('cell', { name: '2345678' })).toHaveCount(0);
  await expect(progress.getByRole('link', { name: 'All drivers without picks' })).toHaveAttribute(
    'href',
    '/admin/reports/drivers-without-picks',
  );
  await progress.locator('summary', { hasText: 'Saves over time' }).click();
  await expect(progress.getByRole('row', { name: 'Sat, Nov 21 1 1' })).toBeVisible();
});

test('activity of drivers appears on the open dashboard, but does not prolong the session', async ({
  page,
  site,
  adminCopy,
}) => {
  const { deps } = site.platform;
  await seedSample({ deps });
  await page.clock.install();
  await openAsAdmin(page, site);
  const feed = page.getByRole('region', { name: 'Driver Activity' });
  await expect(feed).toContainText('Live');
  await expect(feed).toContainText('No Recent Activity');
  const actor = { role: 'driver', employeeId: '2345678' } as const;
  const at = new Date(site.clock.now()).toISOString();
  await deps.stores.picks.save(
    makeSiteScope(scope, actor),
    aPickList({ employeeId: '2345678', acceptedAt: at }),
    makeActivity({
      id: deps.ids.next(),
      at,
      actor,
      name: 'Maria Garcia',
      action: 'create',
      event: {
        code: 'picks-saved',
        count: 1,
        periodId: '2026-W49',
        isLate: false,
        receiptNumber: 'AAAA-0001',
      },
    }),
  );
  await letPass(page, site, 10_000);
  await expect(feed).toContainText(/Maria Garcia.*Saved 1 pick for 2026-W49.*just now/);

  // Polling does not count as activity, so after an idle hour the next poll asks to sign in.
  for (let minutes = 0; minutes < 60; minutes += 20) {
    site.clock.advance(20 * 60_000 + 1);
    await letPass(page, site, 10_000);
  }
  await expect(page.getByRole('dialog', { name: adminCopy.session.overTitle })).toBeVisible();
});

test('other URLs of the dashboard redirect to it, or to the login without a session', async ({
  page,
  site,
}) => {
  await page.goto('/admin/dashboard');
  await page.waitForURL('**/admin-portal**');
  await expectToast(page, 'Please log in to access the admin dashboard');
  await openAsAdmin(page, site);
  for (const path of ['/admin', '/admin-dashboard']) {
    await page.goto(path);
    await page.waitForURL('**/admin/dashboard');
  }
});

test('the confirmation of the next period says what drivers lose', async ({ page, site }) => {
  await seedSample(site.platform);
  await publish(site);
  await openAsAdmin(page, site, '/admin/dashboard?dialog=next-period');
  const claims = page
    .getByRole('dialog')
    .getByText('Drivers may file claims about the week of Nov 30 – Dec 6 until');
  await expect(claims).toHaveText(
    /Thursday, November 26, 2026, 3:01 PM Eastern\. .*they no longer can\.$/,
  );
  site.clock.advance(25 * 3_600_000);
  await openAsAdmin(page, site, '/admin/dashboard?dialog=next-period');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(claims).toHaveCount(0);
});

test('open pages report that a selection has closed', async ({ page, context, site }) => {
  const { closesAt } = (await site.platform.deps.stores.sites.read(scope)).site!.window;
  await openVacations(site, closesAt.wallTime);
  await standBefore(page, site, closesAt.instant);
  await openAsAdmin(page, site);
  const open = async (path: string) => {
    const tab = await context.newPage();
    await tab.goto(path);
    return tab;
  };
  const jobs = await open('/admin/final-assignments');
  const portal = await open('/admin/vacation-dashboard');
  const weeks = await open('/admin/final-vacation-assignments');
  const publishJobs = jobs.getByRole('button', { name: 'Save Final Assignments' });
  const publishWeeks = weeks.getByRole('button', { name: 'Publish Assignments' });
  await expect(page.getByRole('link', { name: 'Close selection now' })).toBeVisible();
  await expect(publishJobs).toBeDisabled();
  await expect(portal.getByText('The portal closes automatically on')).toBeVisible();
  await expect(publishWeeks).toBeDisabled();
  await passTo(page, site, closesAt.instant);
  await test.step('the dashboard reports that the cutoff has passed', async () => {
    await expect(page.getByRole('link', { name: 'Continue to the assignments' })).toBeVisible();
    await expect(page.getByText('Selection ended on')).toBeVisible();
  });
  await test.step('so does the page that waits to publish', async () => {
    await expect(publishJobs).toBeEnabled();
    await expect(jobs.getByText('Selection is still open')).toHaveCount(0);
  });
  await test.step('pages about vacations report that the portal has closed as scheduled', async () => {
    await expect(portal.getByRole('button', { name: 'Open Portal' })).toBeVisible();
    await expect(publishWeeks).toBeEnabled();
  });
});
