import type { Deps } from '~/app/ports/deps';
import { orderRequests, type RequestOrder } from '~/domain/registration/order-requests';
import { formatRequestDetails } from '~/domain/registration/registration-request';
import { toRequestedTenant } from '~/domain/registration/company-id';

const pendingPerPage = 20;
const processedPerPage = 50;

export interface RequestsQuery {
  readonly order: RequestOrder;
  readonly page: number;
  /** The cursor of the page of processed requests. */
  readonly before?: string | undefined;
  /** The pending request whose denial dialog is open. */
  readonly toDeny?: string | null;
}

/** Both lists of the Registration Requests tab. */
export const readRequests = async ({
  deps: { stores },
  query,
}: {
  deps: Pick<Deps, 'stores'>;
  query: RequestsQuery;
}) => {
  const [pending, processed] = await Promise.all([
    stores.registrations.pending(),
    stores.registrations.processed({ limit: processedPerPage, before: query.before }),
  ]);
  const pages = Math.max(1, Math.ceil(pending.length / pendingPerPage));
  const page = Math.min(Math.max(1, query.page), pages);
  const shown = orderRequests(pending, query.order).slice(
    (page - 1) * pendingPerPage,
    page * pendingPerPage,
  );
  const toDeny = pending.find(({ id }) => id === query.toDeny);
  return {
    toDeny: toDeny ? { id: toDeny.id, companyName: toDeny.companyName } : null,
    pendingCount: pending.length,
    page,
    pages,
    // `named` is the company and site that an approval would create.
    pending: shown.map((request) => ({ ...request, named: toRequestedTenant(request) })),
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
