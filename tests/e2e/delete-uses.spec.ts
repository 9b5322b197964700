import { assignByHand, offerWeeks } from '~/tests/support/vacations';
import { publish, rankInConflict } from './support/ranks';
import { expect, expectAccessibleInEveryLook, openAsAdmin, test } from './support/site';

test('the form for a driver starts at the name, and before drivers are deleted, the page says what refers to them', async ({
  page,
  site,
}) => {
  await rankInConflict(site);
  await offerWeeks(site, { count: 2, slots: 2 });
  await assignByHand(site, '2345678', 'W001');
  await publish(site);
  await openAsAdmin(page, site, '/admin/edit-drivers?edit=2345678');
  await test.step('the form for a driver starts at the name', async () => {
    const form = page.getByRole('dialog', { name: 'Edit driver 2345678' });
    await expect(form.getByLabel('Name')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(form).toHaveCount(0);
    await page.getByRole('link', { name: 'Edit 3456789' }).click();
    await expect(page.getByRole('dialog').getByLabel('Name')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await page.getByLabel('Select 2345678').check();
  await page.getByLabel('Select 3456789').check();
  await page.getByRole('button', { name: 'Delete 2 drivers' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete drivers?' });
  await expect(dialog).toContainText(
    'Are you sure you want to delete 2 driver(s)? This can be undone for a day.',
  );
  await expect(dialog.getByRole('listitem')).toHaveText([
    '2 of them have picks, which are deleted too.',
    '1 manual assignment will no longer count.',
    '2 published results name them. Published results stay as they are.',
    'Their passwords, lists, email addresses and leave do not come back.',
  ]);
  await expectAccessibleInEveryLook(page);
});
