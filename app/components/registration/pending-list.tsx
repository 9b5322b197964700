import { Link } from '@remix-run/react';
import { Card } from '~/app/components/ui/card';
import { classNames } from '~/app/components/ui/class-names';
import { EmptyState } from '~/app/components/ui/empty-state';
import { Icon } from '~/app/components/ui/icon';
import { Pagination } from '~/app/components/ui/pagination';
import { Sentence } from '~/app/components/ui/sentence';
import { Badge } from '~/app/components/ui/status-chip';
import { adminCopy } from '~/app/copy/copy';
import { nextOrder } from '~/domain/registration/order-requests';
import { PendingCard, type PendingView } from './pending-card';
import { requestsFields, requestsHref, type RequestsAddress } from './requests-query';

const getKeys = () =>
  [
    { key: 'company', label: adminCopy.registration.companyName },
    { key: 'date', label: adminCopy.registration.date },
  ] as const;

/** Links that sort by company name or by date. Clicking the active link reverses the order. */
const OrderLinks = ({ address }: { address: RequestsAddress }) => {
  const { registration } = adminCopy;
  const { order } = address;
  const arrow = order.direction === 'asc' ? 'arrow-up' : 'arrow-down';
  return (
    <nav aria-label={registration.orderLabel} className="flex flex-wrap items-center gap-2">
      <span className="text-sm text-muted">{registration.sortBy}</span>
      {getKeys().map(({ key, label }) => {
        const isActive = order.key === key;
        return (
          <Link
            key={key}
            to={requestsHref({ ...address, page: 1, order: nextOrder(order, key) })}
            replace
            preventScrollReset
            aria-current={isActive ? 'true' : undefined}
            className={classNames(
              'btn gap-1.5 bg-base-100',
              isActive ? 'border-primary text-primary' : 'border-base-300',
            )}
          >
            {label}
            {isActive && (
              <>
                <Icon name={arrow} className="size-4" />
                <span className="sr-only">
                  {order.direction === 'asc' ? 'ascending' : 'descending'}
                </span>
              </>
            )}
          </Link>
        );
      })}
    </nav>
  );
};

/** One page of the pending requests. */
export const PendingList = ({
  requests,
  timeZone,
  count,
  pages,
  address,
}: {
  requests: readonly PendingView[];
  timeZone: string;
  count: number;
  pages: number;
  address: RequestsAddress;
}) => (
  <section aria-labelledby="pending-requests" className="flex flex-col gap-3">
    <header className="flex flex-wrap items-center justify-between gap-3">
      <h2 id="pending-requests" className="text-lg font-bold">
        <Sentence
          text={adminCopy.registration.pendingRequests}
          parts={{ count: <Badge>{count}</Badge> }}
        />
      </h2>
      {count > 1 && <OrderLinks address={address} />}
    </header>
    {count === 0 ? (
      <Card>
        <EmptyState icon="inbox" title={adminCopy.registration.noPending}>
          {adminCopy.registration.noPendingText}
        </EmptyState>
      </Card>
    ) : (
      <ul className="flex flex-col gap-3">
        {requests.map((request) => (
          <PendingCard
            key={request.id}
            request={request}
            timeZone={timeZone}
            back={requestsFields(address)}
          />
        ))}
      </ul>
    )}
    <Pagination
      label={adminCopy.registration.pendingPages}
      page={address.page}
      pages={pages}
      toHref={(page) => requestsHref({ ...address, page })}
    />
  </section>
);
