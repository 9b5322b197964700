import type { EditableSettings } from '~/domain/settings/editable-settings';
import type { SettingDifference } from '~/domain/settings/setting-differences';

/** A save that stored nothing: what was wrong, and the form as it goes on. */
export interface RefusedSettings {
  readonly code: string;
  readonly title: string;
  readonly text: string;
  readonly basis: EditableSettings;
  readonly settings: EditableSettings;
  readonly differences: readonly SettingDifference[];
}
