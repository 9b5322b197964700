import { Select } from '~/app/components/forms/select';
import { TextInput } from '~/app/components/forms/text-input';
import type { EditableSettings } from '~/domain/settings/editable-settings';
import { maxProtestWindowHours, reminderHours } from '~/domain/settings/limits';
import { settingLabel } from '~/domain/settings/setting-words';
import { weekDayNames } from '~/domain/shared/week-day-names';
import { SettingChoice } from './setting-choice';
import { SettingGroup } from './setting-group';
import { SettingToggle } from './setting-toggle';

interface GroupProps {
  readonly settings: EditableSettings;
  /** The refusal of the last save, if it is about this code. */
  readonly errorOf: (...codes: string[]) => string | undefined;
}

export const SelectionSettings = ({
  settings,
  timeZones,
  errorOf,
}: GroupProps & { timeZones: readonly string[] }) => (
  <SettingGroup title="Selection" description="When and how drivers rank their jobs.">
    <Select
      label={settingLabel('timeZone')}
      name="timeZone"
      defaultValue={settings.timeZone}
      options={timeZones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
      error={errorOf('unknown-time-zone', 'cutoff-passed-in-zone')}
      hint="Every time of the site is shown in this zone. A cutoff that is ahead keeps its wall time: 15:00 stays 15:00, in the new zone. One that has passed stays the moment it was."
      className="[&>p]:max-w-prose [&>select]:max-w-md"
    />
    <SettingChoice
      label={settingLabel('afterCutoff')}
      name="afterCutoff"
      defaultValue={settings.afterCutoff}
      choices={[
        {
          value: 'view-only',
          label: 'View only',
          text: 'Drivers see their list, but can no longer change it.',
        },
        {
          value: 'may-complete',
          label: 'May complete',
          text: 'Drivers who have picks may finish their list until you publish. Such saves are marked late.',
        },
      ]}
    />
    <SettingToggle
      label={settingLabel('standingPicks')}
      name="standingPicks"
      defaultChecked={settings.standingPicks}
    >
      The last list of a driver who stays silent carries over to the next period and takes part in
      the assignment. Off: silence means no picks.
    </SettingToggle>
    <Select
      label={settingLabel('openNextOn')}
      name="openNextOn"
      defaultValue={settings.openNextOn}
      options={[
        { value: 'never', label: 'By the button on the dashboard' },
        ...weekDayNames.map((day) => ({ value: day, label: `Every ${day}` })),
      ]}
      hint="Once the assignments are published, the next period opens by itself on that day, site time. While a driver’s claim waits for an answer it stays closed, and the button opens it."
      className="[&>p]:max-w-prose [&>select]:max-w-md"
    />
    <TextInput
      label={settingLabel('openNextAt')}
      name="openNextAt"
      type="time"
      required
      defaultValue={settings.openNextAt}
      error={errorOf('invalid-opening-time')}
      inputClassName="max-w-36 tabular-nums"
    />
    <Select
      label={settingLabel('remindHoursBefore')}
      name="remindHoursBefore"
      defaultValue={String(settings.remindHoursBefore)}
      options={reminderHours.map((hours) => ({
        value: String(hours),
        label: hours === 0 ? 'Off' : `${hours} hours before closing`,
      }))}
      hint="Drivers who left an email address on their page, and have not submitted by then, are told that job selection, or a scheduled vacation selection, closes."
      className="[&>p]:max-w-prose [&>select]:max-w-md"
    />
  </SettingGroup>
);

export const AssignmentSettings = ({ settings, errorOf }: GroupProps) => (
  <SettingGroup
    title="Assignment"
    description="Manual assignments come first, then picks by seniority. These rules decide about what is left."
  >
    <SettingToggle
      label={settingLabel('useSeniorityAssignment')}
      name="useSeniorityAssignment"
      defaultChecked={settings.useSeniorityAssignment}
    >
      Jobs that nobody was given by their picks go to drivers without a job in seniority order,
      airport jobs first, then by start time.
    </SettingToggle>
    <SettingToggle
      label={settingLabel('disableAutoAssignments')}
      name="autoAssignment"
      defaultChecked={!settings.disableAutoAssignments}
    >
      Without seniority mode, what is left goes to vacation cover drivers and to drivers who
      submitted a list, then by your company’s rules. Off: it stays free. Seniority mode does not
      depend on it.
    </SettingToggle>
    <SettingToggle
      label={settingLabel('assignLeftoverVacations')}
      name="assignLeftoverVacations"
      defaultChecked={settings.assignLeftoverVacations}
    >
      Vacation weeks with free slots go to drivers without a week, by start date: in seniority mode
      to everybody eligible, otherwise to vacation cover drivers. Off: they stay free.
    </SettingToggle>
    <SettingToggle
      label={settingLabel('vacationCover')}
      name="vacationCover"
      defaultChecked={settings.vacationCover}
    >
      Drivers whose published vacation week falls into the working week take no part in its award,
      and their usual jobs are marked as vacation cover. Off: vacations and jobs do not touch.
    </SettingToggle>
    <SettingToggle
      label={settingLabel('autoPortalClosure')}
      name="autoPortalClosure"
      defaultChecked={settings.autoPortalClosure}
    >
      Opening the vacation portal schedules its closure for the next Wednesday at 15:00, site time.
      You can move or cancel it on the vacation dashboard.
    </SettingToggle>
    <SettingToggle
      label={settingLabel('showStanding')}
      name="showStanding"
      defaultChecked={settings.showStanding}
    >
      Drivers see which job they would get if selection closed now, by the same rules.
    </SettingToggle>
    <TextInput
      label={`${settingLabel('protestWindowHours')} (hours)`}
      name="protestWindowHours"
      inputMode="numeric"
      maxLength={20}
      defaultValue={
        Number.isNaN(settings.protestWindowHours) ? '' : String(settings.protestWindowHours)
      }
      error={errorOf('invalid-protest-window')}
      hint={`How long after publishing a driver can file a claim on an award: 0 to ${maxProtestWindowHours}. 0 means no claims.`}
      inputClassName="max-w-28 tabular-nums"
    />
  </SettingGroup>
);

export const DriverSettings = ({ settings }: GroupProps) => (
  <SettingGroup title="Drivers" description="How drivers come in, and what they can do.">
    <SettingChoice
      label={settingLabel('passwordPolicy')}
      name="passwordPolicy"
      defaultValue={settings.passwordPolicy}
      choices={[
        {
          value: 'optional',
          label: 'Optional',
          text: 'Drivers without a password sign in by employee ID alone.',
        },
        {
          value: 'required',
          label: 'Required',
          text: 'No sign-in by employee ID alone, except at a kiosk of this site. Drivers without a password are told to ask you to set one up; those signed in without one are signed out.',
        },
      ]}
    />
    <SettingToggle
      label={settingLabel('securityQuestions')}
      name="securityQuestions"
      defaultChecked={settings.securityQuestions}
    >
      A driver with a password may set the answers to two questions, and reset a forgotten password
      by them. Weaker than your one-time codes: who knows a driver well may know the answers.
    </SettingToggle>
    <SettingToggle
      label={settingLabel('allowDriverPrinting')}
      name="allowDriverPrinting"
      defaultChecked={settings.allowDriverPrinting}
    >
      A Print button on the driver preferences page prints the saved list.
    </SettingToggle>
  </SettingGroup>
);

export const AdministratorSettings = ({ settings }: GroupProps) => (
  <SettingGroup title="Administrators" description="How administrators come in.">
    <SettingToggle
      label={settingLabel('adminSecondFactor')}
      name="adminSecondFactor"
      defaultChecked={settings.adminSecondFactor}
    >
      Every administrator of this site needs a code from an app on their phone, beside the password.
      Whoever has not set it up does so at their next page. Off: each decides on My Account.
    </SettingToggle>
  </SettingGroup>
);

export const LookSettings = ({ settings, errorOf }: GroupProps) => (
  <SettingGroup title="Look and contact" description="What people see, and whom they ask.">
    <SettingToggle
      label={settingLabel('darkMode')}
      name="darkMode"
      defaultChecked={settings.darkMode}
    >
      This site’s pages are dark for everybody who has not chosen colors at the foot of the page.
    </SettingToggle>
    <SettingToggle
      label={settingLabel('kioskMode')}
      name="kioskMode"
      defaultChecked={settings.kioskMode}
    >
      Restricts the computers that you mark as a kiosk below to the Job Selection System: banner,
      full screen, no context menu, browser shortcuts blocked, and a driver is signed out after two
      idle minutes. Phones and all other computers stay as they are.
    </SettingToggle>
    <TextInput
      label={settingLabel('adminContactEmail')}
      name="adminContactEmail"
      type="email"
      maxLength={1000}
      defaultValue={settings.adminContactEmail}
      error={errorOf('invalid-contact-email')}
      inputClassName="max-w-md"
      hint="Shown to drivers as the site’s support address, on the landing page and beside their list."
    />
  </SettingGroup>
);
