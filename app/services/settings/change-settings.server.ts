import type { AdminCall, Writing } from '~/app/ports/deps';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import { changeZone, stopLateSaves } from '~/domain/selection/selection-window';
import { editableSettings, type EditableSettings } from '~/domain/settings/editable-settings';
import { settingDifferences, type SettingDifference } from '~/domain/settings/setting-differences';
import {
  checkSettings,
  mergeSettings,
  type CheckSettingsError,
} from '~/domain/settings/settings-change';
import { fail, ok, type Result } from '~/domain/shared/result';
import { remindFromNow } from '~/domain/site/closing-reminder';
import { openNextFromNow } from '~/domain/site/next-opening';
import type { Site } from '~/domain/site/site';
import { toInstant } from '~/domain/time/instant';

/** Someone else saved other settings after the form was filled in. Nothing of the form was stored. */
interface SettingsChanged {
  readonly code: 'settings-changed';
  readonly stored: EditableSettings;
  /** What the form would show now: the stored settings with the form's changes applied. */
  readonly merged: EditableSettings;
  /** The differences between what is stored and what the form had. */
  readonly differences: readonly SettingDifference[];
}
export type ChangeSettingsError =
  | CheckSettingsError
  | SettingsChanged
  | { readonly code: 'cutoff-passed-in-zone'; readonly wallTime: string; readonly timeZone: string }
  | { readonly code: 'site-changed' };

type Decision = { site: Site; changes: readonly SettingDifference[] };

const decide = (
  site: Site,
  { basis, wanted }: { basis: EditableSettings; wanted: EditableSettings },
  now: string,
): Result<Decision, ChangeSettingsError> => {
  const stored = editableSettings(site);
  const changes = settingDifferences(stored, wanted);
  if (changes.length > 0 && settingDifferences(basis, stored).length > 0) {
    const merged = mergeSettings(basis, wanted, stored);
    return fail({ code: 'settings-changed', stored, merged, differences: changes });
  }
  const { timeZone, ...settings } = wanted;
  const isReminderMoved = settings.remindHoursBefore !== site.settings.remindHoursBefore;
  const isOpeningMoved =
    settings.openNextOn !== site.settings.openNextOn ||
    settings.openNextAt !== site.settings.openNextAt ||
    timeZone !== site.timeZone;
  const isCompletingEnded =
    site.settings.afterCutoff === 'may-complete' && settings.afterCutoff === 'view-only';
  const isForgetting = site.settings.rememberOwnPhones && !settings.rememberOwnPhones;
  const reminding = isReminderMoved ? remindFromNow(site, now) : site;
  const opening = isOpeningMoved ? openNextFromNow(reminding.window, now) : reminding.window;
  const changed = {
    ...reminding,
    window: isCompletingEnded ? stopLateSaves(opening, now) : opening,
    timeZone,
    ownDeviceEpoch: site.ownDeviceEpoch + (isForgetting ? 1 : 0),
    settings: { ...site.settings, ...settings },
  };
  if (timeZone === site.timeZone) return ok({ site: changed, changes });
  const selection = changeZone(changed.window, { timeZone, now });
  if (selection.ok) return ok({ site: { ...changed, window: selection.value }, changes });
  const { wallTime } = site.window.closesAt;
  return fail({ code: 'cutoff-passed-in-zone', wallTime, timeZone });
};

/** Saving is retried, because a moved or recorded cutoff changes the site's version but not its settings. */
const attempts = 3;

/**
 * Stores the settings if they are still those the form was filled in from (`basis`), with one activity entry
 * that names every old and new value. Nothing is stored if nothing changes.
 */
export const changeSettings = async ({
  deps,
  access: { scope, site: loaded },
  input: { basis, wanted },
}: AdminCall<Writing, { input: { basis: EditableSettings; wanted: EditableSettings } }>): Promise<
  Result<Site, ChangeSettingsError>
> => {
  const checked = checkSettings(wanted, loaded.timeZone);
  if (!checked.ok) return checked;
  let site: Site | null = loaded;
  for (let attempt = 0; site && attempt < attempts; attempt += 1) {
    const now = toInstant(deps.clock.now());
    const decided = decide(site, { basis, wanted: checked.value }, now);
    if (!decided.ok) return decided;
    const { changes } = decided.value;
    if (changes.length === 0) return ok(site);
    const event = { code: 'settings-changed' as const, changes: [...changes] };
    const entry = makeLogEntry(deps, scope, 'update', event, { at: now });
    const saved = await deps.stores.sites.save(scope, decided.value.site, [entry]);
    if (saved.ok) return saved;
    ({ site } = await deps.stores.sites.read(scope));
  }
  return fail({ code: 'site-changed' });
};
