import { Link } from '@remix-run/react';
import { getTradesPath } from '~/app/components/address/award-path';
import { Icon } from '~/app/components/ui/icon';
import { copy } from '~/app/copy/copy';
import type { Catalogue } from '~/domain/award/award';

/** Leads to the driver's trades, and says how many offers wait. `count` is null if the driver cannot trade. */
export const TradeLink = ({ of, count }: { of: Catalogue; count: number | null }) =>
  count !== null && (
    <Link
      to={getTradesPath(of)}
      className="btn me-3 mt-4 gap-2 border-base-300 bg-base-100 hover:bg-base-200"
    >
      <Icon name="arrow-left-right" className="size-5" />
      {count === 0 ? copy.results.trade : copy.results.tradeOffers(count)}
    </Link>
  );
