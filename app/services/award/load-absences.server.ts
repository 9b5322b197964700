import type { ScopeCall } from '~/app/ports/deps';
import type { Absence } from '~/domain/award/award-input';
import { getAwardInForce } from '~/domain/site/current-award';
import type { Site } from '~/domain/site/site';
import { absencesIn } from '~/domain/vacation/vacation-cover';
import { readRecord } from './read-record.server';

/**
 * Drivers on vacation in the working week being selected. If the site does not use vacation cover, the map is empty and
 * nothing is read.
 */
export const loadAbsences = async ({
  deps,
  scope,
  site,
}: ScopeCall<'stores', { site: Site }>): Promise<ReadonlyMap<string, Absence>> => {
  const { settings, window: selection } = site;
  const published = getAwardInForce(site, 'vacations');
  if (!settings.vacationCover || !published) return new Map();
  const [vacations, last] = await Promise.all([
    readRecord({ deps, scope, ...published }),
    selection.lastAward ? readRecord({ deps, scope, ...selection.lastAward }) : null,
  ]);
  return vacations ? absencesIn(selection.periodId, vacations, last) : new Map();
};
