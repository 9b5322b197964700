import { copy, serverCopy } from '~/app/copy/copy';
import type { NamedObjection, TradeError, TradingRefusal } from '~/domain/trades/trade-error';
import type { ErrorMessage, ErrorMessages } from './error-message';

export type { TradeError } from '~/domain/trades/trade-error';

const refuse = (text: string, status: ErrorMessage['status'] = 409): ErrorMessage => ({
  status,
  title: serverCopy.trades.refused,
  text,
});

const object = (objection: NamedObjection): ErrorMessage =>
  refuse(copy.trades.describeObjection(objection));

const refuseAll = ({ code }: TradingRefusal): ErrorMessage => refuse(copy.trades.refusals[code]);

export const tradeMessages = {
  'trade-not-held': object,
  'trade-held-already': object,
  'trade-not-offered': object,
  'trade-needs-certification': object,
  'trade-overlaps': object,
  'trade-week-begun': object,
  'trade-week-given-up': object,
  'trade-claim-open': object,
  'trade-driver-deleted': object,
  'trades-off': refuseAll,
  'trades-not-published': refuseAll,
  'trades-portal-open': refuseAll,
  'trades-publishing': refuseAll,
  'trade-offers-waiting': ({ most }) => refuse(serverCopy.trades.offersWaiting(most), 429),
  'trade-offers-used-up': ({ most, days }) =>
    refuse(serverCopy.trades.offersUsedUp(most, days), 429),
  'trade-trades-used-up': ({ most, days }) =>
    refuse(serverCopy.trades.tradesUsedUp(most, days), 429),
  'trade-not-found': () => refuse(serverCopy.trades.notFound),
  'trade-changed': () => refuse(serverCopy.trades.changed),
  'trade-nobody-holds': ({ id }) => refuse(serverCopy.trades.nobodyHolds(id), 422),
  'trade-not-chosen': () => refuse(serverCopy.trades.chooseBoth, 422),
  'trade-offered-already': () => refuse(serverCopy.trades.offeredAlready),
  'trade-skipped': () => refuse(serverCopy.trades.skipped),
} satisfies ErrorMessages<TradeError>;
