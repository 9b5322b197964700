import type { Deps } from '~/app/ports/deps';
import { orderRequests, type RequestOrder } from '~/domain/registration/order-requests';
import { formatRequestDetails } from '~/domain/registration/registration-request';
import { checkTerms, proposeTerms } from '~/domain/registration/approval-terms';

const pendingPerPage = 20;
const processedPerPage = 50;

export interface RequestsQuery {
  readonly order: RequestOrder;
  readonly page: number;
  /** The cursor of the page of processed requests. */
  readonly before?: string | undefined;
  /** The pending request whose dialog is open. */
  readonly opened?: string | null;
}

/** Both lists of the Registration Requests tab. */
export const readRequests = async ({
  deps: { stores },
  query,
}: {
  deps: Pick<Deps, 'stores'>;
  query: RequestsQuery;
}) => {
  const [pending, defaults, processed] = await Promise.all([
    stores.registrations.pending(),
    stores.system.newCompanyDefaults(),
    stores.registrations.processed({ limit: processedPerPage, before: query.before }),
  ]);
  const pages = Math.max(1, Math.ceil(pending.length / pendingPerPage));
  const page = Math.min(Math.max(1, query.page), pages);
  const shown = orderRequests(pending, query.order).slice(
    (page - 1) * pendingPerPage,
    page * pendingPerPage,
  );
  const opened = pending.find(({ id }) => id === query.opened);
  return {
    opened: opened
      ? {
          id: opened.id,
          companyName: opened.companyName,
          terms: proposeTerms(opened, defaults.company),
        }
      : null,
    pendingCount: pending.length,
    page,
    pages,
    // `terms` is what an approval would create, or why it cannot.
    pending: shown.map((request) => ({
      ...request,
      terms: checkTerms(proposeTerms(request, defaults.company)),
    })),
    processed: processed.requests.map((request) => ({
      id: request.id,
      companyName: request.companyName,
      siteName: request.siteName,
      siteCode: request.siteCode,
      contactName: request.contactName,
      contactEmail: request.contactEmail,
      status: request.status,
      details: formatRequestDetails(request),
      decidedAt: request.decidedAt,
      decidedBy: request.decidedBy,
    })),
    next: processed.next,
  };
};
