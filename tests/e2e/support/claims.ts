import type { Page } from '@playwright/test';

/** Files a claim on the driver's page. */
export const fileClaim = async (page: Page, jobId: string, text: string): Promise<void> => {
  await page.getByText('File a claim', { exact: true }).click();
  await page.getByLabel('What is it about?').selectOption(`pick ${jobId}`);
  await page.getByLabel('What is wrong?').fill(text);
  await page.getByRole('button', { name: 'Send claim' }).click();
};
