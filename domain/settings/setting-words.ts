import type { EditableSettings } from './editable-settings';

export type SettingName = keyof EditableSettings;
type Texts = {
  [Name in SettingName]: { label: string; text: (value: EditableSettings[Name]) => string };
};
const onOff = (isOn: boolean) => (isOn ? 'On' : 'Off');
const offOn = (isOff: boolean) => onOff(!isOff);

/** Labels and values for the page, the log and the conflict page. */
const texts: Texts = {
  timeZone: { label: 'Time zone', text: (zone) => zone },
  clock: { label: 'Time format', text: (clock) => `${clock}-hour clock` },
  afterCutoff: {
    label: 'After the cutoff',
    text: (value) => (value === 'view-only' ? 'View only' : 'May complete'),
  },
  openNextOn: {
    label: 'Open the next period',
    text: (day) => (day === 'never' ? 'With the button' : `Every ${day}`),
  },
  openNextAt: { label: 'Opening time', text: (time) => time },
  standingPicks: { label: 'Standing picks', text: onOff },
  remindHoursBefore: {
    label: 'Email reminder',
    text: (hours) => (hours === 0 ? 'Off' : `${hours} h before closing`),
  },
  useSeniorityAssignment: { label: 'Seniority mode', text: onOff },
  disableAutoAssignments: { label: 'Auto-assignment', text: offOn },
  assignLeftoverVacations: { label: 'Assign leftover vacations', text: onOff },
  vacationCover: { label: 'Vacation cover', text: onOff },
  autoPortalClosure: { label: 'Auto portal closure', text: onOff },
  showStanding: { label: 'Show standing', text: onOff },
  protestWindowHours: {
    label: 'Protest window',
    text: (hours) => (hours === 0 ? 'No claims' : `${hours} h`),
  },
  passwordPolicy: {
    label: 'Driver passwords',
    text: (value) => (value === 'required' ? 'Required' : 'Optional'),
  },
  securityQuestions: { label: 'Security questions', text: onOff },
  adminSecondFactor: { label: 'Two-step sign-in', text: onOff },
  allowDriverPrinting: { label: 'Allow Driver Printing', text: onOff },
  darkMode: { label: 'Dark mode', text: onOff },
  kioskMode: { label: 'Kiosk mode', text: onOff },
  adminContactEmail: { label: 'Admin Contact Email', text: (email) => email || 'None' },
};

/** In the order of the page. */
export const settingNames = Object.keys(texts) as SettingName[];
export const settingLabel = (name: SettingName): string => texts[name].label;
const formatSetting = <Name extends SettingName>(name: Name, settings: EditableSettings): string =>
  (texts[name].text as (value: EditableSettings[Name]) => string)(settings[name]);

export interface SettingDifference {
  readonly name: SettingName;
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

export const settingDifferences = (
  from: EditableSettings,
  to: EditableSettings,
): SettingDifference[] =>
  settingNames
    .filter((name) => from[name] !== to[name])
    .map((name) => ({
      name,
      label: settingLabel(name),
      from: formatSetting(name, from),
      to: formatSetting(name, to),
    }));

export const describeChange = (differences: readonly SettingDifference[]): string =>
  `Changed settings: ${differences.map(({ label, from, to }) => `${label}: ${from} → ${to}`).join('; ')}`;
