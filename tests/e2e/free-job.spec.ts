import { leaveAddresses } from '~/tests/support/contacts';
import { publish, rankInConflict } from './support/ranks';
import {
  expect,
  expectAccessibleInEveryLook,
  expectToast,
  openAsAdmin,
  openAsDriver,
  scope,
  test,
  openMenu,
} from './support/site';

const [john, sarah] = ['1234567', '2345678'];
const path = '/admin/final-assignments';

test.beforeEach(async ({ site }) => {
  await rankInConflict(site);
  await publish(site);
});

test('a sick call reaches the next driver of the list in four clicks @core', async ({
  page,
  site,
  adminCopy: { freeJob },
  copy: { results },
  serverCopy: { assignments },
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const held = (await site.platform.deps.stores.awards.outcome(scope, '2026-W49', 1, john))!;
  const job = held.outcome!.awardedId!;
  await leaveAddresses(site.platform.deps, scope, [sarah]);
  await openAsAdmin(page, site, path);

  await test.step('the page shows who gets what, before anything is done', async () => {
    await openMenu(page);
    await page.getByRole('link', { name: freeJob.title }).click();
    await expectAccessibleInEveryLook(page);
    await page.getByLabel('Driver', { exact: true }).fill(john);
    await page.getByRole('button', { name: freeJob.show }).click();
    await expect(page.getByRole('heading', { name: freeJob.chainTitle })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: job }).first()).toContainText(john);
    await expect(page.getByLabel('First day')).toHaveValue('2026-11-30');
    await expect(page.getByLabel('Last day')).toHaveValue('2026-12-06');
    await expectAccessibleInEveryLook(page);
  });

  await test.step('days that cannot be are refused, and nothing is offered to confirm', async () => {
    await page.getByLabel('Last day').fill('2026-11-01');
    await page.getByRole('button', { name: freeJob.update }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.locator('button[value="free"]')).toHaveCount(0);
    await page.getByLabel('Last day').fill('2026-12-02');
    await page.getByRole('button', { name: freeJob.update }).click();
  });

  await test.step('confirming publishes a version', async () => {
    await page.locator('button[value="free"]').click();
    await expectToast(page, assignments.jobFreed(job));
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('heading', { name: freeJob.chainTitle })).toBeVisible();
    expect((await site.platform.deps.stores.leave.get(scope, john))?.spans).toEqual([
      { from: '2026-11-30', to: '2026-12-02', kind: 'leave' },
    ]);
  });

  await test.step('the driver reads before, now and why', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openAsDriver(page, site, john);
    await expect(
      page.getByText(results.describeCause({ code: 'job-freed', own: true, ids: [job] })),
    ).toBeVisible();
    await expectAccessibleInEveryLook(page);
  });
});

test('a job is given to a chosen driver, who then holds it like one that was assigned manually', async ({
  page,
  site,
  adminCopy: { freeJob },
  serverCopy: { assignments },
}) => {
  const { awards } = site.platform.deps.stores;
  const job = (await awards.outcome(scope, '2026-W49', 1, john))!.outcome!.awardedId!;
  await openAsAdmin(page, site, `/admin/free-job?driver=${john}&why=gives`);
  await page.getByLabel(freeJob.giveTo).fill(john);
  await page.getByRole('button', { name: freeJob.update }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel(freeJob.giveTo).fill(sarah);
  await page.getByRole('button', { name: freeJob.update }).click();
  await expect(page.getByText(freeJob.given(job, `Maria Garcia (${sarah})`))).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await page.locator('button[value="free"]').click();
  await expectToast(page, assignments.jobFreed(job));
  expect((await awards.outcome(scope, '2026-W49', 2, sarah))?.outcome).toMatchObject({
    awardedId: job,
    assignmentType: 'manual',
  });
});

test('a driver without a published job is named, and a week that is over offers none', async ({
  page,
  site,
  adminCopy: { freeJob },
}) => {
  await openAsAdmin(page, site, '/admin/free-job?driver=9999999');
  await expect(page.getByRole('alert')).toContainText('9999999');
  site.clock.moveTo('2026-12-07T12:00:00.000Z');
  await openAsAdmin(page, site, '/admin/free-job');
  await expect(page.getByText(freeJob.none)).toBeVisible();
});
