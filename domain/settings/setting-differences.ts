import * as z from 'zod';
import { editableSettingsSchema, type EditableSettings } from './editable-settings';

export type SettingName = keyof EditableSettings;
export type SettingValue = EditableSettings[SettingName];

const places: Record<SettingName, null> = {
  timeZone: null,
  clock: null,
  afterCutoff: null,
  outageRule: null,
  openNextOn: null,
  openNextAt: null,
  standingPicks: null,
  remindHoursBefore: null,
  useSeniorityAssignment: null,
  disableAutoAssignments: null,
  assignLeftoverVacations: null,
  vacationRounds: null,
  chainMoves: null,
  vacationCover: null,
  autoPortalClosure: null,
  showStanding: null,
  protestWindowHours: null,
  sealedPicks: null,
  openResults: null,
  trades: null,
  passwordPolicy: null,
  securityQuestions: null,
  rememberOwnPhones: null,
  adminSecondFactor: null,
  allowDriverPrinting: null,
  darkMode: null,
  kioskMode: null,
  adminContactEmail: null,
};
/** The names of all settings, in the order of the settings page. */
export const settingNames = Object.keys(places) as SettingName[];

const valueSchema = z.union([z.string(), z.number(), z.boolean()]);

export const settingDifferenceSchema = z.object({
  name: editableSettingsSchema.keyof(),
  from: valueSchema,
  to: valueSchema,
});
export type SettingDifference = z.infer<typeof settingDifferenceSchema>;

export const settingDifferences = (
  from: EditableSettings,
  to: EditableSettings,
): SettingDifference[] =>
  settingNames
    .filter((name) => from[name] !== to[name])
    .map((name) => ({ name, from: from[name], to: to[name] }));
