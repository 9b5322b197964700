import type { Call, Deps } from '~/app/ports/deps';
import { checkTerms, proposeTerms } from '~/domain/registration/approval-terms';
import { orderRequests, type RequestOrder } from '~/domain/registration/order-requests';
import {
  formatRequestDetails,
  type DeniedRequest,
  type PendingRequest,
} from '~/domain/registration/registration-request';
import { requestIdSchema } from '~/domain/registration/registration-request-schema';

const pendingPerPage = 20;
const processedPerPage = 50;

export interface RequestsQuery {
  readonly order: RequestOrder;
  readonly page: number;
  /** The cursor of the page of processed requests. */
  readonly before?: string | undefined;
  /** The request whose dialog is open: a pending one, or for `erase` also a denied one. */
  readonly opened?: string | null;
  readonly dialog?: 'approve' | 'deny' | 'erase';
}

/** The request whose dialog is open, if it may still be acted on. */
const findOpened = async (
  { stores }: Pick<Deps, 'stores'>,
  pending: readonly PendingRequest[],
  { opened, dialog }: RequestsQuery,
): Promise<PendingRequest | DeniedRequest | undefined> => {
  const found = pending.find(({ id }) => id === opened);
  const { data: id } = requestIdSchema.safeParse(opened);
  if (found || dialog !== 'erase' || id === undefined) return found;
  const decided = await stores.registrations.read(id);
  return decided?.status === 'denied' ? decided : undefined;
};

/** Both lists of the Registration Requests tab. */
export const readRequests = async ({
  deps: { stores },
  query,
}: Call<'stores', { query: RequestsQuery }>) => {
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
  const opened = await findOpened({ stores }, pending, query);
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
