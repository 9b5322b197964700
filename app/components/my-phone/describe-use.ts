import { copy } from '~/app/copy/copy';
import { formatDay, getWallTime } from '~/app/copy/format-time';

/** Since when something signs in, and when it last did. */
export const describeUse = (
  { since, lastUsedAt }: { readonly since: string; readonly lastUsedAt: string },
  timeZone: string,
): string => {
  const toDay = (instant: string) => formatDay(getWallTime(instant, timeZone));
  return copy.myPhone.usedOn(toDay(since), toDay(lastUsedAt));
};
