import type { Deps } from '~/app/ports/deps';
import type { AdminSession } from '~/app/ports/sessions';
import { readJobLists, readRecentJobLists } from '~/app/services/picks/read-lists.server';
import type { Instant } from '~/domain/shared/instant';
import { getSeal, type Seal } from '~/domain/site/seal';
import { readAwardParts } from './load-award-input.server';
import { rememberAward, type RememberedAward } from './remember-award';

export interface ShownAward extends RememberedAward {
  readonly seal: Seal | null;
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
}: {
  deps: Pick<Deps, 'stores'>;
  access: Pick<AdminSession, 'scope' | 'site' | 'company'>;
  now: Instant;
  /** Reads lists that are a few seconds old, for pages that many people have open. */
  isRecent?: boolean;
}): Promise<ShownAward> => {
  const read = isRecent ? readRecentJobLists : readJobLists;
  const readLists = async () => (await read({ deps, scope, site, now })).lists;
  const parts = await readAwardParts({ deps, scope, site, company, readLists });
  return { ...rememberAward(parts), seal: getSeal(site, 'jobs', now) };
};
