import type { Page } from '@playwright/test';

/** Files a claim on the driver's page. */
export const fileClaim = async (page: Page, jobId: string, text: string): Promise<void> => {
  await page.getByText('File a claim', { exact: true }).click();
  await page.getByLabel('Which pick?').selectOption(jobId);
  await page.getByLabel('Why should this pick be yours?').fill(text);
  await page.getByRole('button', { name: 'Send claim' }).click();
};
