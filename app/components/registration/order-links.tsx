import { Link } from '@remix-run/react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { classNames } from '~/app/components/ui/class-names';
import { nextOrder } from '~/domain/registration/order-requests';
import { requestsHref, type RequestsAddress } from './requests-query';

const keys = [
  { key: 'company', label: 'Company Name' },
  { key: 'date', label: 'Date' },
] as const;

/** Spec 2: by company name or by date; the active one flips. */
export const OrderLinks = ({ address }: { address: RequestsAddress }) => {
  const { order } = address;
  const Arrow = order.direction === 'asc' ? ArrowUp : ArrowDown;
  return (
    <nav aria-label="Order of the requests" className="flex flex-wrap items-center gap-2">
      <span className="text-sm text-muted">Sort by</span>
      {keys.map(({ key, label }) => {
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
                <Arrow className="size-4" aria-hidden="true" />
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
