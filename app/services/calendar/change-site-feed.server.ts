import type { AdminCall, Writing } from '~/app/ports/deps';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import type { CurrentFeed } from '~/domain/access/current-feed';
import type { Language } from '~/domain/shared/language';
import { fail, ok, type Result } from '~/domain/shared/result';
import { getSessionEpoch } from '~/domain/site/site';
import { getFeedChange, makeFeed } from './make-feed';

export type ChangeSiteFeedError =
  /** The master password opens a session of an hour, which a link would outlast. */
  | { readonly code: 'no-calendar-link-with-master-password' }
  | { readonly code: 'calendar-link-changed' };

type Args = AdminCall<Writing | 'sha256'>;

const change = (
  { deps, access: { scope } }: Args,
  read: CurrentFeed,
  next: Parameters<typeof deps.stores.calendarFeeds.changeOfSite>[1]['next'],
) => {
  const event = { code: 'site-feed-changed', change: getFeedChange(read, next) } as const;
  const entry = makeLogEntry(deps, scope, 'update', event);
  return deps.stores.calendarFeeds.changeOfSite(scope, { read, next, entry });
};

/** Makes a link to the site's calendar feed, instead of an earlier one. Its secret is returned once: only the hash is stored. */
export const makeSiteFeed = async ({
  language,
  ...call
}: Args & { language: Language }): Promise<Result<string, ChangeSiteFeedError>> => {
  const { deps, access } = call;
  const { scope, site, company, byMasterPassword } = access;
  if (byMasterPassword) return fail({ code: 'no-calendar-link-with-master-password' });
  const { secret, next } = makeFeed(deps, {
    employeeId: null,
    provenBy: 'password',
    epoch: getSessionEpoch(site, company),
    language,
  });
  const read = await deps.stores.calendarFeeds.readOfSite(scope);
  return (await change(call, read, next)) ? ok(secret) : fail({ code: 'calendar-link-changed' });
};

/** Turns the site's calendar feed off. Does nothing if there is none. */
export const endSiteFeed = async (call: Args): Promise<Result<null, ChangeSiteFeedError>> => {
  const read = await call.deps.stores.calendarFeeds.readOfSite(call.access.scope);
  if (read.hash === undefined) return ok(null);
  return (await change(call, read, null)) ? ok(null) : fail({ code: 'calendar-link-changed' });
};
