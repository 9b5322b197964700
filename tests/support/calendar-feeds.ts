import type { CalendarFeed } from '~/domain/calendar/feed-schema';
import { calendarFeedPath } from '~/domain/company/paths';
import { defaultTenant } from '~/domain/company/scope';
import { toInstant } from '~/domain/time/instant';
import { makeTestScope, testEntry } from './stocked-site';
import type { TestServer } from './test-server';

const getSecret = (employeeId: string) => employeeId.padEnd(43, '-');

/** The path of the feed that `addFeed` makes. */
export const getFeedPath = (employeeId: string) =>
  calendarFeedPath(defaultTenant, getSecret(employeeId));

/** Makes a calendar feed of a driver without one, with a secret that is known. */
export const addFeed = async (
  { platform: { deps } }: Pick<TestServer, 'platform'>,
  employeeId: string,
): Promise<void> => {
  const scope = makeTestScope(defaultTenant);
  const { credential } = await deps.stores.access.readDriver(scope, employeeId);
  const feed: CalendarFeed = {
    employeeId,
    provenBy: 'id',
    epoch: 0,
    language: 'en',
    since: toInstant(deps.clock.now()),
    shown: [],
    version: 1,
  };
  const isMade = await deps.stores.calendarFeeds.changeOfDriver(scope, {
    employeeId,
    sessionVersion: credential?.sessionVersion ?? 0,
    read: { version: 0 },
    next: { hash: deps.sha256(getSecret(employeeId)), feed },
    entry: testEntry(deps),
  });
  if (!isMade) throw new Error('The account has changed');
};
