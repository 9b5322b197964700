import type { Deps } from '~/app/ports/deps';
import { fail, ok, type Result } from '~/domain/shared/result';
import type { AdminSession, DriverSession } from '~/app/ports/sessions';

/** Somebody else signed in beside the page, or its selection is over. */
export type PageError = { code: 'page-of-another' };

type Page = {
  deps: Pick<Deps, 'sha256'>;
  access: DriverSession | AdminSession;
  /** A period, the vacation weeks, or what else the page is about. */
  selection: string;
};

/** Names the page of one person for one selection: what it keeps and sends is theirs alone. */
export const makePageKey = ({ deps, access, selection }: Page): string => {
  const { companyId, siteId } = access.scope;
  const person = 'driver' in access ? access.driver.employeeId : access.username;
  return deps.sha256([companyId, siteId, person, selection].join(' ')).slice(0, 12);
};

/** `sentBy`: the key that the page was made with; absent where it was no page that asked. */
export const checkPage = (page: Page, sentBy: string | undefined): Result<null, PageError> =>
  sentBy === undefined || sentBy === makePageKey(page)
    ? ok(null)
    : fail({ code: 'page-of-another' });
