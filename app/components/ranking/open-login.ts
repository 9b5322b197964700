import type { RankingView } from './ranking-view';

/** Opens the login as a document, which then returns to this page with its URL and the changes in it. */
export const openLogin = ({ driver, site }: RankingView): void => {
  const { pathname, search } = window.location;
  const query = {
    emplid: driver.employeeId,
    c: site.companyId,
    s: site.siteId,
    next: `${pathname}${search}`,
  };
  // The browser need not ask about changes that come back.
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), {
    capture: true,
    once: true,
  });
  window.location.assign(`/driver-login?${new URLSearchParams(query)}`);
};
