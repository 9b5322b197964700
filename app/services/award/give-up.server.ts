import type { RunningPublication } from '~/app/ports/award';
import type { Deps, SiteCall } from '~/app/ports/deps';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import { fail, type Result } from '~/domain/shared/result';
import type { PublishingRefusal, PublishRules } from './publish-rules';

/**
 * Ends a publication that must not go on, with an entry in the log, because nobody may be looking. `site-changed`: another
 * request changed the site or ended it.
 */
export const giveUpPublication = async <Why>(
  { thaw }: Pick<PublishRules<PublishingRefusal>, 'thaw'>,
  {
    deps,
    access: { scope, site },
    publication,
  }: SiteCall<keyof Deps, { publication: RunningPublication }>,
  why: Why,
): Promise<Result<never, Why | { readonly code: 'site-changed' }>> => {
  const { awards, sites } = deps.stores;
  const { periodId, version, actor, total } = publication;
  const event = { code: 'publication-given-up', periodId, version } as const;
  const entry = makeLogEntry(deps, { actor }, 'update', event);
  const thawed = thaw?.(site) ?? null;
  if (total === 0) {
    const ended = await awards.cancel(scope, publication, thawed, entry);
    return ended.ok ? fail(why) : ended;
  }
  await awards.abandon(scope, publication);
  const saved = await sites.save(scope, thawed ?? site, [entry]);
  return saved.ok ? fail(why) : saved;
};
