import { getCatalogue } from '~/domain/site/current-award';
import type { AgreedTrade, OfferedTrade, TradeOffer } from '~/domain/trades/trade-offer';

/** What the activity log records about every offer. */
export const toGivenFacts = ({ awardId, giveId }: TradeOffer) => ({
  giveId,
  periodId: getCatalogue(awardId) === 'jobs' ? awardId : null,
});

/** What the activity log records about an offer for something. */
export const toTradeFacts = (offer: OfferedTrade | AgreedTrade) => ({
  ...toGivenFacts(offer),
  wantId: offer.wantId,
});

/** What the activity log records once two drivers agreed. */
export const toAgreedFacts = (offer: AgreedTrade) => ({
  ...toTradeFacts(offer),
  driverId: offer.by.employeeId,
  withDriverId: offer.with.employeeId,
});
