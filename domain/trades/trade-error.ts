import type { Side, TradeLimit, TradeObjection } from './trade-rules';

/** Whom a text names: the reader, the other driver, or for an administrator the one who offered or accepted. */
export type Who = 'you' | 'other' | Side;

type Named<Of> = Of extends { readonly side: Side } ? Omit<Of, 'side'> & { readonly who: Who } : Of;
export type NamedObjection = Named<TradeObjection>;

/** Why nobody can trade at all now. */
export type TradingRefusal =
  | { readonly code: 'trades-off' }
  | { readonly code: 'trades-not-published' }
  | { readonly code: 'trades-portal-open' }
  | { readonly code: 'trades-publishing' };

export type TradeError =
  | NamedObjection
  | TradeLimit
  | TradingRefusal
  /** It was taken back, accepted by somebody else or never existed. */
  | { readonly code: 'trade-not-found' }
  | { readonly code: 'trade-changed' }
  | { readonly code: 'trade-nobody-holds'; readonly id: string }
  /** What the driver gives or wants was not chosen. */
  | { readonly code: 'trade-not-chosen' }
  | { readonly code: 'trade-offered-already' }
  /** The version in force has changed, so that the award would skip it. */
  | { readonly code: 'trade-skipped' };

/** The objections as a reader understands them; null for an administrator. */
export const nameSides = (
  objections: readonly TradeObjection[],
  reader: Side | null,
): NamedObjection[] =>
  objections.map((objection) => {
    if (!('side' in objection)) return objection;
    const { side, ...rest } = objection;
    const who: Who = reader === null ? side : side === reader ? 'you' : 'other';
    return { ...rest, who } as NamedObjection;
  });
