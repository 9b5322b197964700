import type { ComponentProps } from 'react';
import type { Catalogue } from '~/domain/award/award';
import type { TradedWeek } from '~/domain/site/traded-award';
import type { TradingRefusal } from '~/domain/trades/trade-error';
import type { TradeState } from '~/domain/trades/trade-rules';
import type { TradeItemsProvider } from './trade-items';

/** An offer of another driver for something that the reader holds. */
export interface IncomingTrade {
  readonly offerId: string;
  readonly gives: string;
  readonly gets: string;
  readonly seniorityNumber: number | null;
}

export interface OwnTrade {
  readonly offerId: string;
  readonly gives: string;
  /** Null for what others offer. */
  readonly gets: string | null;
  readonly state: TradeState;
  /** The other driver; null until somebody accepts. */
  readonly other: { readonly seniorityNumber: number | null } | null;
  readonly reason: string | null;
  /** The job or week whose change ended it; null if none did. */
  readonly changed: string | null;
  readonly mayTakeBack: boolean;
}

type Items = ComponentProps<typeof TradeItemsProvider>['value'];

/** Everything that a driver's page of trades shows. */
export interface TradesView extends Items {
  readonly of: Catalogue;
  /** The week of the jobs; null for vacation weeks, and before the first publication. */
  readonly week: TradedWeek | null;
  readonly refusal: TradingRefusal['code'] | null;
  readonly held: readonly string[];
  readonly own: readonly OwnTrade[];
  readonly incoming: readonly IncomingTrade[];
  /** What others offer to everybody. */
  readonly onOffer: readonly string[];
  /** What of `held` the driver may offer to everybody. */
  readonly openable: readonly string[];
  /** What the driver may ask for. */
  readonly choices: readonly string[];
  /** The offer that the URL asks to accept. */
  readonly asked: string | null;
  readonly driverName: string;
  readonly needsApproval: boolean;
  readonly isByIdAlone: boolean;
}
