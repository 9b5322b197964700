import type { ScopeCall } from '~/app/ports/deps';
import { actorText } from '~/domain/activity/activity';
import type { SettingDifference } from '~/domain/settings/setting-differences';

/** The most saves that the history shows. */
const maxSaves = 20;

/** One setting that somebody changed. */
export interface PastChange extends SettingDifference {
  readonly at: string;
  readonly by: string;
}

/** What was last changed in the site's settings, newest first. */
export const readSettingsHistory = async ({
  deps,
  scope,
}: ScopeCall<'stores'>): Promise<PastChange[]> => {
  const entries = await deps.stores.sites.settingsChanges(scope, maxSaves);
  return entries.flatMap(({ at, actor, event }) =>
    event.code === 'settings-changed'
      ? event.changes.map((change) => ({ at, by: actorText(actor), ...change }))
      : [],
  );
};
