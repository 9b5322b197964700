import type { Trade } from '~/domain/award/traded';
import { compareText } from '~/domain/shared/text';
import type {
  AcceptedTrade,
  AgreedTrade,
  ApprovedTrade,
  OfferedTrade,
  OpenTrade,
  TradeOffer,
} from './trade-offer-schema';

export type {
  AcceptedTrade,
  AgreedTrade,
  ApprovedTrade,
  OfferedTrade,
  OpenTrade,
  TradeOffer,
} from './trade-offer-schema';

export const isOpenTrade = (offer: TradeOffer): offer is OpenTrade => offer.state === 'open';
export const isOffered = (offer: TradeOffer): offer is OfferedTrade => offer.state === 'offered';
export const isAccepted = (offer: TradeOffer): offer is AcceptedTrade => offer.state === 'accepted';
export const isApproved = (offer: TradeOffer): offer is ApprovedTrade => offer.state === 'approved';
export const isAgreed = (offer: TradeOffer): offer is AgreedTrade => 'with' in offer;
/** Whether it still waits for other drivers or for approval. */
export const isWaiting = (offer: TradeOffer): offer is OpenTrade | OfferedTrade | AcceptedTrade =>
  isOpenTrade(offer) || isOffered(offer) || isAccepted(offer);

/** Whether the driver is one of the two. */
export const isPartOf = (offer: TradeOffer, employeeId: string): boolean =>
  offer.by.employeeId === employeeId || (isAgreed(offer) && offer.with.employeeId === employeeId);

/** In the order of approval. */
export const listApproved = (offers: readonly TradeOffer[]): ApprovedTrade[] =>
  offers
    .filter(isApproved)
    .sort((a, b) => compareText(a.answer.at, b.answer.at) || compareText(a.id, b.id));

/** The trade as the award reads it. */
export const toTrade = ({ by, with: other, giveId, wantId }: AgreedTrade): Trade => ({
  driverId: by.employeeId,
  giveId,
  withDriverId: other.employeeId,
  wantId,
});

/** Whether an approved trade gave the vacation week away or got it. Weeks that are over do not count. */
export const isTraded = (offers: readonly TradeOffer[], weekId: string, today: string): boolean =>
  offers.some((offer) => {
    if (!isApproved(offer)) return false;
    const { giveId, wantId, weeks } = offer;
    return (
      (giveId === weekId && (weeks?.give.endDate ?? '') >= today) ||
      (wantId === weekId && (weeks?.want.endDate ?? '') >= today)
    );
  });
