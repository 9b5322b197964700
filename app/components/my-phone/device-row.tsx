import type { ReactNode } from 'react';
import { Icon } from '~/app/components/ui/icon';
import type { IconName } from '~/app/components/ui/icon-names';
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

/** A device in a list. `children` is the form that removes it. */
export const DeviceRow = ({
  icon,
  name,
  detail,
  children,
}: {
  icon: IconName;
  name: string;
  detail: string;
  children: ReactNode;
}) => (
  <li className="flex flex-wrap items-center justify-between gap-3 border-b border-base-300 pb-3">
    <p className="flex min-w-0 items-center gap-3">
      <Icon name={icon} className="size-5 shrink-0 text-primary" />
      <span className="min-w-0">
        <span className="block font-semibold">{name}</span>
        <span className="block text-sm text-muted">{detail}</span>
      </span>
    </p>
    {children}
  </li>
);
