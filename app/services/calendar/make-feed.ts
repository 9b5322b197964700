import type { Deps } from '~/app/ports/deps';
import type { CalendarFeed } from '~/domain/calendar/feed-schema';
import { toInstant } from '~/domain/time/instant';

/** A new feed with the secret of its link, which is known only now: only its hash is stored. */
export const makeFeed = (
  { ids, clock, sha256 }: Pick<Deps, 'ids' | 'clock' | 'sha256'>,
  about: Pick<CalendarFeed, 'employeeId' | 'provenBy' | 'epoch' | 'language'>,
) => {
  const secret = ids.secret();
  const feed: CalendarFeed = { ...about, since: toInstant(clock.now()), shown: [], version: 1 };
  return { secret, next: { hash: sha256(secret), feed } };
};

/** What a change of which feed counts is called in the log. */
export const getFeedChange = (
  read: { readonly hash?: string | undefined },
  next: object | null,
): 'made' | 'replaced' | 'ended' => {
  if (!next) return 'ended';
  return read.hash === undefined ? 'made' : 'replaced';
};
