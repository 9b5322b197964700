import type { Page } from '@playwright/test';
import type { Copy } from '~/app/copy/copy';

/** Unfolds what a driver's page keeps behind the driver's name: facility, contact, links and the rules for lists. */
export const openMore = (page: Page, { common, ranking }: Copy['driver']): Promise<void> =>
  page
    .getByRole('region', { name: common.driver })
    .getByText(ranking.more, { exact: true })
    .click();
