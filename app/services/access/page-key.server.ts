import type { Deps } from '~/app/ports/deps';
import type { AdminSession, DriverSession } from '~/app/ports/sessions';
import { fail, ok, type Result } from '~/domain/shared/result';

/** Since the page was loaded, another driver has signed in, or the page's selection has ended. */
export type PageError = { code: 'page-of-another' };

type Page = {
  deps: Pick<Deps, 'sha256'>;
  access: DriverSession | AdminSession;
  /** The subject of the page: a period, the vacation weeks, or something else. */
  selection: string;
};

/** Accounts of two sites may have the same username. */
const getAccountText = ({ username, own }: AdminSession): string =>
  own ? `${own.scope.siteId} ${username}` : username;

/**
 * Identifies a page's user and selection. Drafts and forms of the page carry this key, so that they are never used for
 * another user or selection.
 */
export const makePageKey = ({ deps, access, selection }: Page): string => {
  const { companyId, siteId } = access.scope;
  const person = 'driver' in access ? access.driver.employeeId : getAccountText(access);
  return deps.sha256([companyId, siteId, person, selection].join(' ')).slice(0, 12);
};

/** `sentBy`: the key of the page that sent the form; undefined if no page sent it, which is allowed. */
export const checkPage = (page: Page, sentBy: string | undefined): Result<null, PageError> =>
  sentBy === undefined || sentBy === makePageKey(page)
    ? ok(null)
    : fail({ code: 'page-of-another' });
