import type { Page } from '@playwright/test';

/** Files a claim on the driver's page. */
export const fileClaim = async (page: Page, jobId: string, text: string): Promise<void> => {
  await page.getByLabel(new RegExp(`^File a claim about pick .*${jobId}$`)).click();
  await page.getByLabel('Why should this pick be yours?').first().fill(text);
  await page.getByRole('button', { name: 'Send claim' }).first().click();
};
