import type { Catalogue } from '~/domain/award/award';
import type { WhatIfChange } from '~/domain/award/figures/what-if-schema';

/** The URL that exports as a workbook what `path` exports as text. */
export const getWorkbookPath = (path: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}as=xlsx`;

/** Where the dialogs of the page lead back to. */
export const apiAccessPath = '/admin/api-access';

export const logoPagePath = '/admin/company-logo';

export const ssoPagePath = '/admin/single-sign-on';

/** The action of the forms that choose a language. */
export const languagePath = '/language';

/** Where the dialogs of the page lead back to. */
export const webhooksPath = '/admin/webhooks';

/** The URL parameter that holds a change as JSON, once for each change. */
export const changeField = 'change';

/** The page keeps all tried changes in its URL, so that nothing has to be stored. */
export const getWhatIfPath = (changes: readonly WhatIfChange[]): string => {
  const query = new URLSearchParams(changes.map((change) => [changeField, JSON.stringify(change)]));
  return changes.length > 0 ? `/admin/what-if?${query}` : '/admin/what-if';
};

export const catalogues = ['jobs', 'vacations'] as const satisfies readonly Catalogue[];

/** The page on which a driver ranks each catalogue. */
export const rankingPages = {
  jobs: '/driver-preferences',
  vacations: '/driver-vacation',
} as const satisfies Record<Catalogue, string>;

/** Where a driver gives back a job that changed. */
export const giveBackPath = `${rankingPages.jobs}/give-back`;

/** Where a driver chooses messages. */
export const messagesPath = '/driver-preferences/messages';

/** The driver's own results of every published week. */
export const pastResultsPath = `${rankingPages.jobs}/past-weeks`;
