import { copy } from '~/app/copy/copy';
import { formatWeekDays } from '~/app/copy/format-time';
import type { TradedWeek } from '~/domain/site/traded-award';

/** Of which week the jobs are that drivers trade. */
export const describeTradedWeek = ({ periodId, when }: TradedWeek): string =>
  copy.trades.jobsOf[when ?? 'another-week'](formatWeekDays(periodId));
