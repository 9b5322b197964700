import { adminCopy } from '~/app/copy/copy';
import { useClock } from '~/app/components/time/use-clock';
import { formatTime } from '~/app/copy/format-time';
import type { ComponentProps } from 'react';
import { Select } from '~/app/components/forms/select';
import { TextInput } from '~/app/components/forms/text-input';
import type { EditableSettings } from '~/domain/settings/editable-settings';
import { maxProtestWindowHours, reminderHours } from '~/domain/settings/limits';
import { weekDayNames } from '~/domain/shared/week-day-names';
import { SettingChoice } from './setting-choice';
import { SettingGroup } from './setting-group';
import { SettingToggle } from './setting-toggle';
import { ZoneField } from './zone-field';

interface GroupProps {
  readonly settings: EditableSettings;
  /** Returns the text of the last save's error if it has one of these codes. */
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
          label: adminCopy.settings.twelveHourClock,
          text: adminCopy.settings.timesAreShownAs(formatTime('15:00', '12')),
        },
        {
          value: '24',
          label: adminCopy.settings.twentyFourHourClock,
          text: adminCopy.settings.timesAreShownAs(formatTime('15:00', '24')),
        },
      ]}
    />
  </>
);

export const SelectionSettings = ({ settings, timeZones, findError }: GroupProps & Zones) => (
  <SettingGroup
    title={adminCopy.common.selection}
    description={adminCopy.settings.whenAndHowDriversRank}
  >
    <TimeSettings {...{ settings, timeZones, findError }} />
    <SettingChoice
      label={adminCopy.settings.labels.afterCutoff}
      name="afterCutoff"
      defaultValue={settings.afterCutoff}
      choices={[
        {
          value: 'view-only',
          label: adminCopy.settings.viewOnly,
          text: adminCopy.settings.driversSeeTheirListBut,
        },
        {
          value: 'may-complete',
          label: adminCopy.settings.mayComplete,
          text: adminCopy.settings.driversWhoHavePicksMay,
        },
      ]}
    />
    <SettingToggle
      label={adminCopy.settings.labels.standingPicks}
      name="standingPicks"
      defaultChecked={settings.standingPicks}
    >
      {adminCopy.settings.ifADriverSavesNo}
    </SettingToggle>
    <Select
      label={adminCopy.settings.labels.openNextOn}
      name="openNextOn"
      defaultValue={settings.openNextOn}
      options={[
        { value: 'never', label: adminCopy.settings.withTheButtonOnThe },
        ...weekDayNames.map((day) => ({ value: day, label: adminCopy.settings.every(day) })),
      ]}
      hint={adminCopy.settings.afterTheAssignmentsArePublished}
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
        label: hours === 0 ? adminCopy.settings.off : adminCopy.settings.hoursBeforeClosing(hours),
      }))}
      hint={adminCopy.settings.driversWithAnEmailAddress}
      className="[&>p]:max-w-prose [&>select]:max-w-md"
    />
  </SettingGroup>
);

export const AssignmentSettings = ({ settings, findError }: GroupProps) => (
  <SettingGroup
    title={adminCopy.settings.assignment}
    description={adminCopy.settings.manualAssignmentsComeFirstThen}
  >
    <SettingToggle
      label={adminCopy.settings.labels.useSeniorityAssignment}
      name="useSeniorityAssignment"
      defaultChecked={settings.useSeniorityAssignment}
    >
      {adminCopy.settings.jobsThatNoDriverGot}
    </SettingToggle>
    <SettingToggle
      label={adminCopy.settings.labels.disableAutoAssignments}
      name="autoAssignment"
      defaultChecked={!settings.disableAutoAssignments}
    >
      {adminCopy.settings.withoutSeniorityModeTheRemaining}
    </SettingToggle>
    <SettingToggle
      label={adminCopy.settings.labels.assignLeftoverVacations}
      name="assignLeftoverVacations"
      defaultChecked={settings.assignLeftoverVacations}
    >
      {adminCopy.settings.vacationWeeksWithFreeSlots}
    </SettingToggle>
    <SettingToggle
      label={adminCopy.settings.labels.vacationCover}
      name="vacationCover"
      defaultChecked={settings.vacationCover}
    >
      {adminCopy.settings.driversWhosePublishedVacationWeek}
    </SettingToggle>
    <SettingToggle
      label={adminCopy.settings.labels.autoPortalClosure}
      name="autoPortalClosure"
      defaultChecked={settings.autoPortalClosure}
    >
      {adminCopy.settings.openingTheVacationPortalSchedules(formatTime('15:00', useClock()))}
    </SettingToggle>
    <SettingToggle
      label={adminCopy.settings.labels.showStanding}
      name="showStanding"
      defaultChecked={settings.showStanding}
    >
      {adminCopy.settings.driversSeeWhichJobThey}
    </SettingToggle>
    <TextInput
      label={adminCopy.settings.hours(adminCopy.settings.labels.protestWindowHours)}
      name="protestWindowHours"
      inputMode="numeric"
      maxLength={20}
      defaultValue={
        Number.isNaN(settings.protestWindowHours) ? '' : String(settings.protestWindowHours)
      }
      error={findError('invalid-protest-window')}
      hint={adminCopy.settings.howLongAfterPublishingA(maxProtestWindowHours)}
      inputClassName="max-w-28 tabular-nums"
    />
  </SettingGroup>
);

export const DriverSettings = ({ settings }: GroupProps) => (
  <SettingGroup
    title={adminCopy.common.drivers}
    description={adminCopy.settings.howDriversSignInAnd}
  >
    <SettingChoice
      label={adminCopy.settings.labels.passwordPolicy}
      name="passwordPolicy"
      defaultValue={settings.passwordPolicy}
      choices={[
        {
          value: 'optional',
          label: adminCopy.settings.optional,
          text: adminCopy.settings.driversWithoutAPasswordSign,
        },
        {
          value: 'required',
          label: adminCopy.settings.required,
          text: adminCopy.settings.driversNeedAPasswordExcept,
        },
      ]}
    />
    <SettingToggle
      label={adminCopy.settings.labels.securityQuestions}
      name="securityQuestions"
      defaultChecked={settings.securityQuestions}
    >
      {adminCopy.settings.driversWithAPasswordCan}
    </SettingToggle>
    <SettingToggle
      label={adminCopy.settings.labels.allowDriverPrinting}
      name="allowDriverPrinting"
      defaultChecked={settings.allowDriverPrinting}
    >
      {adminCopy.settings.aPrintButtonOnThe}
    </SettingToggle>
  </SettingGroup>
);

export const AdministratorSettings = ({ settings }: GroupProps) => (
  <SettingGroup
    title={adminCopy.settings.administrators}
    description={adminCopy.settings.howAdministratorsSignIn}
  >
    <SettingToggle
      label={adminCopy.settings.labels.adminSecondFactor}
      name="adminSecondFactor"
      defaultChecked={settings.adminSecondFactor}
    >
      {adminCopy.settings.everyAdministratorOfThisSite}
    </SettingToggle>
  </SettingGroup>
);

export const LookSettings = ({ settings, findError }: GroupProps) => (
  <SettingGroup
    title={adminCopy.settings.lookAndContact}
    description={adminCopy.settings.whatPeopleSeeAndWhom}
  >
    <SettingToggle
      label={adminCopy.settings.labels.darkMode}
      name="darkMode"
      defaultChecked={settings.darkMode}
    >
      {adminCopy.settings.pagesAreDarkForEveryone}
    </SettingToggle>
    <SettingToggle
      label={adminCopy.settings.labels.kioskMode}
      name="kioskMode"
      defaultChecked={settings.kioskMode}
    >
      {adminCopy.settings.restrictsTheComputersThatYou}
    </SettingToggle>
    <TextInput
      label={adminCopy.settings.labels.adminContactEmail}
      name="adminContactEmail"
      type="email"
      maxLength={1000}
      defaultValue={settings.adminContactEmail}
      error={findError('invalid-contact-email')}
      inputClassName="max-w-md"
      hint={adminCopy.settings.shownToDriversAsThe}
    />
  </SettingGroup>
);
