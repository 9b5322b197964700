import { Inbox } from 'lucide-react';
import { Card } from '~/app/components/ui/card';
import { EmptyState } from '~/app/components/ui/empty-state';
import { Pagination } from '~/app/components/ui/pagination';
import { Badge } from '~/app/components/ui/status-chip';
import { OrderLinks } from './order-links';
import { PendingCard, type PendingView } from './pending-card';
import { requestsFields, requestsHref, type RequestsAddress } from './requests-query';

/** A page of what waits for an answer. */
export const PendingList = ({
  requests,
  count,
  pages,
  address,
}: {
  requests: readonly PendingView[];
  count: number;
  pages: number;
  address: RequestsAddress;
}) => (
  <section aria-labelledby="pending-requests" className="flex flex-col gap-3">
    <header className="flex flex-wrap items-center justify-between gap-3">
      <h2 id="pending-requests" className="text-lg font-bold">
        Pending Requests <Badge>{count}</Badge>
      </h2>
      {count > 1 && <OrderLinks address={address} />}
    </header>
    {count === 0 ? (
      <Card>
        <EmptyState icon={<Inbox />} title="No pending requests.">
          Companies ask for access on the start page; their requests wait here for your answer.
        </EmptyState>
      </Card>
    ) : (
      <ul className="flex flex-col gap-3">
        {requests.map((request) => (
          <PendingCard key={request.id} request={request} back={requestsFields(address)} />
        ))}
      </ul>
    )}
    <Pagination
      label="Pages of pending requests"
      page={address.page}
      pages={pages}
      hrefOf={(page) => requestsHref({ ...address, page })}
    />
  </section>
);
