import type { ComponentProps } from 'react';
import { Select } from '~/app/components/forms/select';
import { TextInput } from '~/app/components/forms/text-input';
import { useClock } from '~/app/components/time/use-clock';
import { adminCopy } from '~/app/copy/copy';
import { formatTime } from '~/app/copy/format-time';
import type { EditableSettings } from '~/domain/settings/editable-settings';
import { chainMoveChoices, maxProtestWindowHours, reminderHours } from '~/domain/settings/limits';
import { weekDayNames } from '~/domain/time/week-day-names';
import { ChoiceSetting, NamedGroup, Setting, ToggleSetting } from './setting';
import { SettingChoice } from './setting-choice';
import { VacationRounds } from './vacation-rounds';
import { ZoneField } from './zone-field';

interface GroupProps {
  readonly settings: EditableSettings;
  /** Returns the text of the last save's error if the error has one of these codes. */
  readonly findError: (...codes: string[]) => string | undefined;
}

type Zones = Pick<ComponentProps<typeof ZoneField>, 'timeZones'>;

const TimeSettings = ({ settings, timeZones, findError }: GroupProps & Zones) => (
  <>
    <Setting name="timeZone">
      <ZoneField
        timeZone={settings.timeZone}
        timeZones={timeZones}
        error={findError('unknown-time-zone', 'cutoff-passed-in-zone')}
      />
    </Setting>
    <Setting name="clock">
      <SettingChoice
        label={adminCopy.settings.labels.clock}
        name="clock"
        defaultValue={settings.clock}
        choices={{
          12: {
            label: adminCopy.settings.clock12,
            text: adminCopy.settings.clockHint(formatTime('15:00', '12')),
          },
          24: {
            label: adminCopy.settings.clock24,
            text: adminCopy.settings.clockHint(formatTime('15:00', '24')),
          },
        }}
      />
    </Setting>
  </>
);

export const SelectionSettings = ({ settings, timeZones, findError }: GroupProps & Zones) => (
  <NamedGroup id="selection" description={adminCopy.settings.selectionIntro}>
    <TimeSettings settings={settings} timeZones={timeZones} findError={findError} />
    <ChoiceSetting name="afterCutoff" settings={settings} />
    <ChoiceSetting name="outageRule" settings={settings} />
    <ToggleSetting name="standingPicks" isOn={settings.standingPicks}>
      {adminCopy.settings.standingPicksHint}
    </ToggleSetting>
    <Setting name="openNextOn">
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
    </Setting>
    <Setting name="openNextAt">
      <TextInput
        label={adminCopy.settings.labels.openNextAt}
        name="openNextAt"
        type="time"
        required
        defaultValue={settings.openNextAt}
        error={findError('invalid-opening-time')}
        inputClassName="max-w-36 tabular-nums"
      />
    </Setting>
    <Setting name="remindHoursBefore">
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
    </Setting>
  </NamedGroup>
);

export const AssignmentSettings = ({ settings, findError }: GroupProps) => (
  <NamedGroup
    id="assignment"

    description={adminCopy.settings.assignmentIntro}
  >
    <ToggleSetting name="useSeniorityAssignment" isOn={settings.useSeniorityAssignment}>
      {adminCopy.settings.seniorityHint}
    </ToggleSetting>
    <ToggleSetting
      name="disableAutoAssignments"
      field="autoAssignment"
      isOn={!settings.disableAutoAssignments}
    >
      {adminCopy.settings.autoAssignHint}
    </ToggleSetting>
    <ToggleSetting name="assignLeftoverVacations" isOn={settings.assignLeftoverVacations}>
      {adminCopy.settings.leftoverHint}
    </ToggleSetting>
    <Setting name="vacationRounds">
      <VacationRounds settings={settings} error={findError('invalid-vacation-rounds')} />
    </Setting>
    <Setting name="chainMoves">
      <Select
        label={adminCopy.settings.labels.chainMoves}
        name="chainMoves"
        defaultValue={String(settings.chainMoves)}
        options={chainMoveChoices.map((moves) => ({
          value: String(moves),
          label: adminCopy.settings.moves(moves),
        }))}
        hint={adminCopy.settings.chainMovesHint}
        className="[&>p]:max-w-prose [&>select]:max-w-md"
      />
    </Setting>
    <ToggleSetting name="vacationCover" isOn={settings.vacationCover}>
      {adminCopy.settings.vacationCoverHint}
    </ToggleSetting>
    <ToggleSetting name="autoPortalClosure" isOn={settings.autoPortalClosure}>
      {adminCopy.settings.autoClosureHint(formatTime('15:00', useClock()))}
    </ToggleSetting>
    <ToggleSetting name="showStanding" isOn={settings.showStanding}>
      {adminCopy.settings.showStandingHint}
    </ToggleSetting>
    <Setting name="protestWindowHours">
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
    </Setting>
    <ChoiceSetting name="trades" settings={settings} />
  </NamedGroup>
);

export const DriverSettings = ({ settings }: GroupProps) => (
  <NamedGroup id="drivers" description={adminCopy.settings.driversIntro}>
    <ChoiceSetting name="passwordPolicy" settings={settings} />
    <ToggleSetting name="securityQuestions" isOn={settings.securityQuestions}>
      {adminCopy.settings.questionsHint}
    </ToggleSetting>
    <ToggleSetting name="rememberOwnPhones" isOn={settings.rememberOwnPhones}>
      {adminCopy.settings.ownPhonesHint}
    </ToggleSetting>
    <ToggleSetting name="allowDriverPrinting" isOn={settings.allowDriverPrinting}>
      {adminCopy.settings.printingHint}
    </ToggleSetting>
  </NamedGroup>
);

export const AdministratorSettings = ({ settings }: GroupProps) => (
  <NamedGroup
    id="administrators"

    description={adminCopy.settings.adminsIntro}
  >
    <ToggleSetting name="adminSecondFactor" isOn={settings.adminSecondFactor}>
      {adminCopy.settings.secondFactorHint}
    </ToggleSetting>
  </NamedGroup>
);

export const LookSettings = ({ settings, findError }: GroupProps) => (
  <NamedGroup id="look" description={adminCopy.settings.lookIntro}>
    <ToggleSetting name="darkMode" isOn={settings.darkMode}>
      {adminCopy.settings.darkModeHint}
    </ToggleSetting>
    <ToggleSetting name="kioskMode" isOn={settings.kioskMode}>
      {adminCopy.settings.kioskModeHint}
    </ToggleSetting>
    <Setting name="adminContactEmail">
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
    </Setting>
  </NamedGroup>
);
