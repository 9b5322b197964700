import type { DriverCall, Writing } from '~/app/ports/deps';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import type { CurrentFeed } from '~/domain/access/current-feed';
import type { Language } from '~/domain/shared/language';
import { fail, ok, type Result } from '~/domain/shared/result';
import { getSessionEpoch } from '~/domain/site/site';
import { getFeedChange, makeFeed } from './make-feed';

export type ChangeOwnFeedError =
  /** Whoever uses the computer next could read the link. */
  { readonly code: 'calendar-feed-at-kiosk' } | { readonly code: 'account-changed' };

type Args = DriverCall<Writing | 'sha256'>;

const readCurrent = async ({ deps, access: { scope, driver } }: Args): Promise<CurrentFeed> => {
  const { credential } = await deps.stores.access.readDriver(scope, driver.employeeId);
  return credential?.calendarFeed ?? { version: 0 };
};

const change = async (
  { deps, access }: Args,
  read: CurrentFeed,
  next: Parameters<typeof deps.stores.calendarFeeds.changeOfDriver>[1]['next'],
) => {
  const { scope, driver, sessionVersion } = access;
  const { employeeId, name } = driver;
  const event = { code: 'calendar-feed-changed', change: getFeedChange(read, next) } as const;
  const entry = makeLogEntry(deps, scope, 'update', event, { name });
  const changed = { employeeId, sessionVersion, read, next, entry };
  return deps.stores.calendarFeeds.changeOfDriver(scope, changed);
};

/** Makes a link to the driver's calendar feed, instead of an earlier one. Its secret is returned once: only the hash is stored. */
export const makeOwnFeed = async ({
  language,
  ...call
}: Args & { language: Language }): Promise<Result<string, ChangeOwnFeedError>> => {
  const { deps, access } = call;
  if (access.isKiosk) return fail({ code: 'calendar-feed-at-kiosk' });
  const { secret, next } = makeFeed(deps, {
    employeeId: access.driver.employeeId,
    provenBy: access.signedInBy === 'password' ? 'password' : 'id',
    epoch: getSessionEpoch(access.site, access.company),
    language,
  });
  const isSaved = await change(call, await readCurrent(call), next);
  return isSaved ? ok(secret) : fail({ code: 'account-changed' });
};

/** Turns the driver's calendar feed off. Does nothing if there is none. */
export const endOwnFeed = async (call: Args): Promise<Result<null, ChangeOwnFeedError>> => {
  const read = await readCurrent(call);
  if (read.hash === undefined) return ok(null);
  return (await change(call, read, null)) ? ok(null) : fail({ code: 'account-changed' });
};
