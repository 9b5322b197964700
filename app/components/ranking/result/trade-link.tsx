import { Link } from '@remix-run/react';
import { getTradesPath } from '~/app/components/address/award-path';
import { Icon } from '~/app/components/ui/icon';
import { copy } from '~/app/copy/copy';
import type { Catalogue } from '~/domain/award/award';

/** How many offers for what they hold a driver can answer, and whether there are some to everybody. */
export interface TradeOffersView {
  readonly incoming: number;
  readonly hasOpen: boolean;
}

/** Leads to the driver's trades, and says how many offers wait. `offers` is null if the driver cannot trade. */
export const TradeLink = ({ of, offers }: { of: Catalogue; offers: TradeOffersView | null }) => {
  if (!offers) return null;
  const { incoming, hasOpen } = offers;
  const waiting = [
    ...(incoming > 0 ? [copy.results.tradeOffers(incoming)] : []),
    ...(hasOpen ? [copy.results.openTrades] : []),
  ];
  return (
    <Link
      to={getTradesPath(of)}
      className="btn me-3 mt-4 h-auto gap-2 border-base-300 bg-base-100 py-2 hover:bg-base-200"
    >
      <Icon name="arrow-left-right" className="size-5" />
      {waiting.length === 0 ? copy.results.trade : waiting.join(' · ')}
    </Link>
  );
};
