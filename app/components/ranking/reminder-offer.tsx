import { Link } from '@remix-run/react';
import { messagesPath } from '~/app/components/address/page-paths';
import { Icon } from '~/app/components/ui/icon';
import { copy } from '~/app/copy/copy';
import type { Channel } from '~/domain/mail/message-kinds';

/**
 * One line after a driver's first save that offers to remind them next time. Only the URL that the save leads to asks for it,
 * so nothing is stored of it, on no device, and no later visit repeats it.
 */
export const ReminderOffer = ({
  channels,
  path,
}: {
  channels: readonly Channel[];
  /** The page without the offer. */
  path: string;
}) => (
  <section
    aria-label={copy.ranking.reminder}
    // In sight where the list is saved, which may be far down the page.
    className="sticky top-0 z-20 flex items-center gap-x-2 border-b surface-info px-2 text-sm sm:px-4"
  >
    <p className="font-semibold">{copy.ranking.reminder}</p>
    <ul className="flex min-w-0 flex-1 flex-wrap gap-x-2">
      {channels.map((channel) => (
        <li key={channel}>
          <Link
            to={`${messagesPath}#${channel}`}
            className="inline-flex min-h-11 min-w-11 link items-center justify-center"
          >
            {copy.ranking.remindBy[channel]}
          </Link>
        </li>
      ))}
    </ul>
    <Link
      to={path}
      replace
      preventScrollReset
      aria-label={copy.ranking.noReminder}
      className="btn btn-square btn-ghost"
    >
      <Icon name="x" className="size-5" />
    </Link>
  </section>
);
