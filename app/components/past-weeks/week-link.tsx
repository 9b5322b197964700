import { Link } from '@remix-run/react';
import { getWeekPath } from '~/app/components/address/award-path';
import { formatWeekOfYear } from '~/app/copy/format-time';

/** The days of a week, which lead to its award. */
export const WeekLink = ({ periodId, version }: { periodId: string; version?: number }) => (
  <Link
    to={getWeekPath(periodId, version)}
    className="inline-flex min-h-6 items-center font-semibold text-primary underline"
  >
    {formatWeekOfYear(periodId)}
  </Link>
);
