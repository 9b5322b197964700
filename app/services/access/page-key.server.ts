import type { Deps } from '~/app/services/deps';
import { fail, ok, type Result } from '~/domain/shared/result';
import type { DriverSession } from './session-access';

/** Another driver signed in beside the page, or its selection is over. */
export type PageError = { code: 'page-of-another' };

type Page = {
  deps: Pick<Deps, 'sha256'>;
  access: DriverSession;
  /** A period, the vacation weeks, or what else the page is about. */
  selection: string;
};

/** Names the page of one driver for one selection: what it keeps and sends is theirs alone. */
export const pageKey = ({ deps, access: { company, site, driver }, selection }: Page): string =>
  deps
    .sha256([company.companyId, site.siteId, driver.employeeId, selection].join(' '))
    .slice(0, 12);

/** `sentBy`: the key that the page was made with; absent where it was no page that asked. */
export const checkPage = (page: Page, sentBy: string | undefined): Result<null, PageError> =>
  sentBy === undefined || sentBy === pageKey(page) ? ok(null) : fail({ code: 'page-of-another' });
