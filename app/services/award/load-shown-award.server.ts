import type { SiteCall } from '~/app/ports/deps';
import { readJobLists, readRecentJobLists } from '~/app/services/picks/read-lists.server';
import { windowStateAt } from '~/domain/selection/selection-window';
import type { Seal } from '~/domain/site/seal';
import type { Instant } from '~/domain/time/instant';
import { readAwardParts } from './load-award-input.server';
import { rememberAward, type RememberedAward } from './remember-award';

export interface ShownAward extends RememberedAward {
  readonly seal: Seal | null;
  /** When the lists were like this; null once they cannot change anymore. */
  readonly asOf: Instant | null;
}

/**
 * What an award of the current period reads, for pages. With a seal, lists have no picks, so nothing that an award of them
 * would say is true, and the page says until when they are sealed.
 */
export const loadShownAward = async ({
  deps,
  access: { scope, site, company },
  now,
  isRecent = false,
}: SiteCall<
  'stores',
  {
    now: Instant;
    /** Reads lists that are a few seconds old, for pages that many people have open. */
    isRecent?: boolean;
  }
>): Promise<ShownAward> => {
  const read = isRecent ? readRecentJobLists : readJobLists;
  const reading = read({ deps, scope, site, now });
  const readLists = async () => (await reading).lists;
  const parts = await readAwardParts({ deps, scope, site, company, readLists });
  const { seal, asOf } = await reading;
  const isOpen = windowStateAt(site.window, now) === 'open';
  return { ...rememberAward(parts), seal, asOf: isOpen ? asOf : null };
};
