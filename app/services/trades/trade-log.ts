import { getCatalogue } from '~/domain/site/current-award';
import type { AgreedTrade, TradeOffer } from '~/domain/trades/trade-offer';

/** What the activity log records about every offer. */
export const toTradeFacts = ({ awardId, giveId, wantId }: TradeOffer) => ({
  giveId,
  wantId,
  periodId: getCatalogue(awardId) === 'jobs' ? awardId : null,
});

/** What the activity log records once two drivers agreed. */
export const toAgreedFacts = (offer: AgreedTrade) => ({
  ...toTradeFacts(offer),
  driverId: offer.by.employeeId,
  withDriverId: offer.with.employeeId,
});
