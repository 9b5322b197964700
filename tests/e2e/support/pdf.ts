import type { Page } from '@playwright/test';

/** How many pages the browser prints. Chromium writes the objects of pages without compression. */
export const countPdfPages = async (page: Page, format: 'A4' | 'Letter'): Promise<number> => {
  const pdf = await page.pdf({ format, preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
};
