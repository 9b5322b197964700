import type { Page } from '@playwright/test';
import { someDetails } from '~/tests/support/registration';
import type { TestServer } from '~/tests/support/test-server';
import { expect } from './site';

/** What an applicant enters, by its labels. */
export const requestFields = {
  'Company Name': someDetails.companyName,
  'Contact Name': someDetails.contactName,
  Email: someDetails.contactEmail,
  Phone: someDetails.contactPhone,
  'Site Code': someDetails.siteCode.toLowerCase(),
  'Site Name': someDetails.siteName,
  'Site Address': someDetails.siteAddress,
};

export const fillRequest = async (page: Page, typed: Record<string, string> = requestFields) => {
  for (const [label, text] of Object.entries(typed)) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
};
export const submitRequest = (page: Page) =>
  page.getByRole('button', { name: 'Submit Request' }).click();

/** Presses Approve and confirms what is proposed. */
export const approve = async (page: Page, name: string) => {
  await page.getByRole('article', { name }).getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('button', { name: 'Confirm Approval' }).click();
};

/** Sends the public form. Gives the number of the request. */
export const askForAccess = async (page: Page, site: TestServer) => {
  await page.goto('/request-access');
  site.clock.advance(10_000);
  await fillRequest(page);
  await submitRequest(page);
  await expect(page.getByText('Registration Submitted')).toBeVisible();
  return (await page.getByText(/REQ\d{4}/).textContent())!.match(/REQ\d{4}/)![0];
};
