import { adminCopy } from '~/app/copy/copy';

/** The parts of the settings page, in its order. */
export const settingGroups = [
  'selection',
  'assignment',
  'lists',
  'drivers',
  'administrators',
  'look',
] as const;
export type SettingGroupId = (typeof settingGroups)[number];

export const describeGroup = (id: SettingGroupId): string =>
  ({
    selection: adminCopy.common.selection,
    assignment: adminCopy.settings.assignment,
    lists: adminCopy.settings.listsTitle,
    drivers: adminCopy.common.drivers,
    administrators: adminCopy.settings.administrators,
    look: adminCopy.settings.lookTitle,
  })[id];
