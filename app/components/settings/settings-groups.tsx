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
  readonly findError: (...codes: string[]) => string | undefined;
}

export const SelectionSettings = ({
  settings,
  timeZones,
  findError,
}: GroupProps & { timeZones: readonly string[] }) => (
  <SettingGroup title="Selection" description="When and how drivers rank their jobs.">
    <Select
      label={settingLabel('timeZone')}
      name="timeZone"
      defaultValue={settings.timeZone}
      options={timeZones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
      error={findError('unknown-time-zone', 'cutoff-passed-in-zone')}
      hint="All times of this site are shown in this zone. If you change it, an upcoming cutoff keeps its clock time: 15:00 stays 15:00 in the new zone. Past cutoffs do not change."
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
      If a driver saves no list, their last list carries over to the next period and counts in the
      assignment. Off: a driver who saves no list has no picks.
    </SettingToggle>
    <Select
      label={settingLabel('openNextOn')}
      name="openNextOn"
      defaultValue={settings.openNextOn}
      options={[
        { value: 'never', label: 'With the button on the dashboard' },
        ...weekDayNames.map((day) => ({ value: day, label: `Every ${day}` })),
      ]}
      hint="After the assignments are published, the next period opens automatically on that day, site time. While a claim is unanswered, it stays closed until you press the button."
      className="[&>p]:max-w-prose [&>select]:max-w-md"
    />
    <TextInput
      label={settingLabel('openNextAt')}
      name="openNextAt"
      type="time"
      required
      defaultValue={settings.openNextAt}
      error={findError('invalid-opening-time')}
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
      hint="Drivers with an email address on file who have not submitted by then get a reminder that job selection, or a scheduled vacation selection, is about to close."
      className="[&>p]:max-w-prose [&>select]:max-w-md"
    />
  </SettingGroup>
);

export const AssignmentSettings = ({ settings, findError }: GroupProps) => (
  <SettingGroup
    title="Assignment"
    description="Manual assignments come first, then picks by seniority. These rules assign the rest."
  >
    <SettingToggle
      label={settingLabel('useSeniorityAssignment')}
      name="useSeniorityAssignment"
      defaultChecked={settings.useSeniorityAssignment}
    >
      Jobs that no driver got through picks go to drivers without a job in seniority order: airport
      jobs first, then by start time.
    </SettingToggle>
    <SettingToggle
      label={settingLabel('disableAutoAssignments')}
      name="autoAssignment"
      defaultChecked={!settings.disableAutoAssignments}
    >
      Without seniority mode, the remaining jobs go to vacation cover drivers and to drivers who
      submitted a list, then to other drivers if your company assigns by seniority or VC status.
      Off: those jobs stay open. This setting does not affect seniority mode.
    </SettingToggle>
    <SettingToggle
      label={settingLabel('assignLeftoverVacations')}
      name="assignLeftoverVacations"
      defaultChecked={settings.assignLeftoverVacations}
    >
      Vacation weeks with free slots go to drivers without a week, by start date: in seniority mode
      to all eligible drivers, otherwise to vacation cover drivers. Off: the slots stay open.
    </SettingToggle>
    <SettingToggle
      label={settingLabel('vacationCover')}
      name="vacationCover"
      defaultChecked={settings.vacationCover}
    >
      Drivers whose published vacation week falls in the working week take no part in that week’s
      award, and their usual jobs are marked as vacation cover. Off: vacation weeks do not affect
      jobs.
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
      error={findError('invalid-protest-window')}
      hint={`How long after publishing a driver can file a claim on an award: 0 to ${maxProtestWindowHours}. 0 means no claims.`}
      inputClassName="max-w-28 tabular-nums"
    />
  </SettingGroup>
);

export const DriverSettings = ({ settings }: GroupProps) => (
  <SettingGroup title="Drivers" description="How drivers sign in, and what they can do.">
    <SettingChoice
      label={settingLabel('passwordPolicy')}
      name="passwordPolicy"
      defaultValue={settings.passwordPolicy}
      choices={[
        {
          value: 'optional',
          label: 'Optional',
          text: 'Drivers without a password sign in with their employee ID only.',
        },
        {
          value: 'required',
          label: 'Required',
          text: 'Drivers need a password, except at a kiosk of this site. Drivers without one are told to ask you to set one up. Drivers signed in without one are signed out.',
        },
      ]}
    />
    <SettingToggle
      label={settingLabel('securityQuestions')}
      name="securityQuestions"
      defaultChecked={settings.securityQuestions}
    >
      Drivers with a password can choose two security questions and use the answers to reset a
      forgotten password. This is less secure than one-time codes: someone who knows a driver well
      may know the answers.
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
  <SettingGroup title="Administrators" description="How administrators sign in.">
    <SettingToggle
      label={settingLabel('adminSecondFactor')}
      name="adminSecondFactor"
      defaultChecked={settings.adminSecondFactor}
    >
      Every administrator of this site needs a code from an app on their phone in addition to the
      password. Administrators who have not set it up must do so on the next page they open. Off:
      each administrator decides under My Account.
    </SettingToggle>
  </SettingGroup>
);

export const LookSettings = ({ settings, findError }: GroupProps) => (
  <SettingGroup title="Look and contact" description="What people see, and whom they can contact.">
    <SettingToggle
      label={settingLabel('darkMode')}
      name="darkMode"
      defaultChecked={settings.darkMode}
    >
      Pages are dark for everyone who has not chosen a color theme at the bottom of the page.
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
      error={findError('invalid-contact-email')}
      inputClassName="max-w-md"
      hint="Shown to drivers as the site’s support address, on the landing page and next to their list."
    />
  </SettingGroup>
);
