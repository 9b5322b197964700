import type { EditableSettings } from '~/domain/settings/editable-settings';
import type { SettingDifference } from '~/domain/settings/setting-differences';

/** The answer to a save that stored nothing: the error, and the values to show in the form again. */
export interface RefusedSettings {
  readonly code: string;
  readonly title: string;
  readonly text: string;
  readonly basis: EditableSettings;
  readonly settings: EditableSettings;
  readonly differences: readonly SettingDifference[];
}
