import type { EditableSettings } from '~/domain/settings/editable-settings';
import type { SettingName, SettingValue } from '~/domain/settings/setting-differences';

/** How a language writes the value of each setting. */
export type SettingValues = {
  readonly [Name in SettingName]: (value: EditableSettings[Name]) => string;
};

export const createDescribeValue =
  (values: SettingValues) =>
  (name: SettingName, value: SettingValue): string =>
    (values[name] as (value: SettingValue) => string)(value);
