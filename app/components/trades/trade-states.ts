import type { Tone } from '~/app/components/ui/status-chip';
import { copy } from '~/app/copy/copy';
import { formatWeekDays } from '~/app/copy/format-time';
import type { TradedWeek } from '~/domain/site/traded-award';
import type { TradeState } from '~/domain/trades/trade-rules';

/** Of which week the jobs are that drivers trade. */
export const describeTradedWeek = ({ periodId, when }: TradedWeek): string =>
  copy.trades.jobsOf[when ?? 'another-week'](formatWeekDays(periodId));

/** The color that repeats the word of each state. */
export const tradeTones: Record<TradeState, Tone> = {
  open: 'info',
  closed: 'neutral',
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
