import type { Tone } from '~/app/components/ui/status-chip';
import type { TradeState } from '~/domain/trades/trade-rules';

/** The color that repeats the word of each state. */
export const tradeTones: Record<TradeState, Tone> = {
  offered: 'info',
  declined: 'neutral',
  withdrawn: 'neutral',
  accepted: 'warning',
  canceled: 'neutral',
  rejected: 'error',
  approved: 'warning',
  published: 'success',
  skipped: 'error',
  lapsed: 'neutral',
};
