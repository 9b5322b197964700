import type { Locator, Page } from '@playwright/test';
import type { Copy } from '~/app/copy/copy';

/** Unfolds what a driver's page keeps behind the driver's name: facility, contact, links and the rules for lists. */
export const openMore = (page: Page, { common, ranking }: Copy['driver']): Promise<void> =>
  page
    .getByRole('region', { name: common.driver })
    .getByText(ranking.more, { exact: true })
    .click();

/** Opens a driver's other page: jobs or vacation. Wide screens have tabs for that, and narrower ones a link. */
export const openOther = (page: Page, name: string): Promise<void> =>
  page
    .getByRole('tab', { name })
    .or(page.getByRole('link', { name, exact: true }))
    .click();

/** The title of the page on which drivers rank jobs, whichever week it is about. */
export const getJobsTitle = (page: Page, { preferences }: Copy['driver']): Locator =>
  page.getByRole('heading', { level: 1, name: preferences.weekTitle('') });
