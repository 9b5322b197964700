import { adminCopy } from '~/app/copy/copy';
import { useClock } from '~/app/components/time/use-clock';
import { VacationRounds } from './vacation-rounds';
import { formatTime } from '~/app/copy/format-time';
import type { ComponentProps } from 'react';
import { Select } from '~/app/components/forms/select';
import { TextInput } from '~/app/components/forms/text-input';
import type { EditableSettings } from '~/domain/settings/editable-settings';
import { maxProtestWindowHours, reminderHours } from '~/domain/settings/limits';
import { weekDayNames } from '~/domain/shared/week-day-names';
import { OutageRule, TradeRule } from './rule-choices';
import { SettingChoice } from './setting-choice';
import { SettingGroup } from './setting-group';
import { SettingToggle } from './setting-toggle';
import { ZoneField } from './zone-field';

interface GroupProps {
  readonly settings: EditableSettings;
  /** Returns the text of the last save's error if the error has one of these codes. */
  readonly findError: (...codes: string[]) => string | undefined;
}

type Zones = Pick<ComponentProps<typeof ZoneField>, 'timeZones'>;

const TimeSettings = ({ settings, timeZones, findError }: GroupProps & Zones) => (
  <>
    <ZoneField
      timeZone={settings.timeZone}
      timeZones={timeZones}
      error={findError('unknown-time-zone', 'cutoff-passed-in-zone')}
    />
    <SettingChoice
      label={adminCopy.settings.labels.clock}
      name="clock"
      defaultValue={settings.clock}
      choices={[
        {
          value: '12',
          label: adminCopy.settings.clock12,
          text: adminCopy.settings.clockHint(formatTime('15:00', '12')),
        },
        {
          value: '24',
          label: adminCopy.settings.clock24,
          text: adminCopy.settings.clockHint(formatTime('15:00', '24')),
        },
      ]}
    />
  </>
);

export const SelectionSettings = ({ settings, timeZones, findError }: GroupProps & Zones) => (
  <SettingGroup title={adminCopy.common.selection} description={adminCopy.settings.selectionIntro}>
    <TimeSettings {...{ settings, timeZones, findError }} />
    <SettingChoice
      label={adminCopy.settings.labels.afterCutoff}
      name="afterCutoff"
      defaultValue={settings.afterCutoff}
      choices={[
        {
          value: 'view-only',
          label: adminCopy.settings.viewOnly,
          text: adminCopy.settings.viewOnlyHint,
        },
        {
          value: 'may-complete',
          label: adminCopy.settings.mayComplete,
          text: adminCopy.settings.mayCompleteHint,
        },
      ]}
    />
    <OutageRule settings={settings} />
    <SettingToggle
      label={adminCopy.settings.labels.standingPicks}
      name="standingPicks"
      defaultChecked={settings.standingPicks}
    >
      {adminCopy.settings.standingPicksHint}
    </SettingToggle>
    <Select
      label={adminCopy.settings.labels.openNextOn}
      name="openNextOn"
      defaultValue={settings.openNextOn}
      options={[
        { value: 'never', label: adminCopy.settings.openByButton },
        ...weekDayNames.map((day) => ({ value: day, label: adminCopy.settings.openEvery(day) })),
      ]}
      hint={adminCopy.settings.openNextHint}
      className="[&>p]:max-w-prose [&>select]:max-w-md"
    />
    <TextInput
      label={adminCopy.settings.labels.openNextAt}
      name="openNextAt"
      type="time"
      required
      defaultValue={settings.openNextAt}
      error={findError('invalid-opening-time')}
      inputClassName="max-w-36 tabular-nums"
    />
    <Select
      label={adminCopy.settings.labels.remindHoursBefore}
      name="remindHoursBefore"
      defaultValue={String(settings.remindHoursBefore)}
      options={reminderHours.map((hours) => ({
        value: String(hours),
        label: hours === 0 ? adminCopy.settings.off : adminCopy.settings.hoursBefore(hours),
      }))}
      hint={adminCopy.settings.reminderHint}
      className="[&>p]:max-w-prose [&>select]:max-w-md"
    />
  </SettingGroup>
);

export const AssignmentSettings = ({ settings, findError }: GroupProps) => (
  <SettingGroup
    title={adminCopy.settings.assignment}
    description={adminCopy.settings.assignmentIntro}
  >
    <SettingToggle
      label={adminCopy.settings.labels.useSeniorityAssignment}
      name="useSeniorityAssignment"
      defaultChecked={settings.useSeniorityAssignment}
    >
      {adminCopy.settings.seniorityHint}
    </SettingToggle>
    <SettingToggle
      label={adminCopy.settings.labels.disableAutoAssignments}
      name="autoAssignment"
      defaultChecked={!settings.disableAutoAssignments}
    >
      {adminCopy.settings.autoAssignHint}
    </SettingToggle>
    <SettingToggle
      label={adminCopy.settings.labels.assignLeftoverVacations}
      name="assignLeftoverVacations"
      defaultChecked={settings.assignLeftoverVacations}
    >
      {adminCopy.settings.leftoverHint}
    </SettingToggle>
    <VacationRounds settings={settings} error={findError('invalid-vacation-rounds')} />
    <SettingToggle
      label={adminCopy.settings.labels.vacationCover}
      name="vacationCover"
      defaultChecked={settings.vacationCover}
    >
      {adminCopy.settings.vacationCoverHint}
    </SettingToggle>
    <SettingToggle
      label={adminCopy.settings.labels.autoPortalClosure}
      name="autoPortalClosure"
      defaultChecked={settings.autoPortalClosure}
    >
      {adminCopy.settings.autoClosureHint(formatTime('15:00', useClock()))}
    </SettingToggle>
    <SettingToggle
      label={adminCopy.settings.labels.showStanding}
      name="showStanding"
      defaultChecked={settings.showStanding}
    >
      {adminCopy.settings.showStandingHint}
    </SettingToggle>
    <TextInput
      label={adminCopy.settings.labelInHours(adminCopy.settings.labels.protestWindowHours)}
      name="protestWindowHours"
      inputMode="numeric"
      maxLength={20}
      defaultValue={
        Number.isNaN(settings.protestWindowHours) ? '' : String(settings.protestWindowHours)
      }
      error={findError('invalid-protest-window')}
      hint={adminCopy.settings.protestHint(maxProtestWindowHours)}
      inputClassName="max-w-28 tabular-nums"
    />
    <TradeRule settings={settings} />
  </SettingGroup>
);

export const DriverSettings = ({ settings }: GroupProps) => (
  <SettingGroup title={adminCopy.common.drivers} description={adminCopy.settings.driversIntro}>
    <SettingChoice
      label={adminCopy.settings.labels.passwordPolicy}
      name="passwordPolicy"
      defaultValue={settings.passwordPolicy}
      choices={[
        {
          value: 'optional',
          label: adminCopy.settings.optional,
          text: adminCopy.settings.optionalHint,
        },
        {
          value: 'required',
          label: adminCopy.settings.required,
          text: adminCopy.settings.requiredHint,
        },
      ]}
    />
    <SettingToggle
      label={adminCopy.settings.labels.securityQuestions}
      name="securityQuestions"
      defaultChecked={settings.securityQuestions}
    >
      {adminCopy.settings.questionsHint}
    </SettingToggle>
    <SettingToggle
      label={adminCopy.settings.labels.allowDriverPrinting}
      name="allowDriverPrinting"
      defaultChecked={settings.allowDriverPrinting}
    >
      {adminCopy.settings.printingHint}
    </SettingToggle>
  </SettingGroup>
);

export const AdministratorSettings = ({ settings }: GroupProps) => (
  <SettingGroup
    title={adminCopy.settings.administrators}
    description={adminCopy.settings.adminsIntro}
  >
    <SettingToggle
      label={adminCopy.settings.labels.adminSecondFactor}
      name="adminSecondFactor"
      defaultChecked={settings.adminSecondFactor}
    >
      {adminCopy.settings.secondFactorHint}
    </SettingToggle>
  </SettingGroup>
);

export const LookSettings = ({ settings, findError }: GroupProps) => (
  <SettingGroup title={adminCopy.settings.lookTitle} description={adminCopy.settings.lookIntro}>
    <SettingToggle
      label={adminCopy.settings.labels.darkMode}
      name="darkMode"
      defaultChecked={settings.darkMode}
    >
      {adminCopy.settings.darkModeHint}
    </SettingToggle>
    <SettingToggle
      label={adminCopy.settings.labels.kioskMode}
      name="kioskMode"
      defaultChecked={settings.kioskMode}
    >
      {adminCopy.settings.kioskModeHint}
    </SettingToggle>
    <TextInput
      label={adminCopy.settings.labels.adminContactEmail}
      name="adminContactEmail"
      type="email"
      maxLength={1000}
      defaultValue={settings.adminContactEmail}
      error={findError('invalid-contact-email')}
      inputClassName="max-w-md"
      hint={adminCopy.settings.contactEmailHint}
    />
  </SettingGroup>
);
