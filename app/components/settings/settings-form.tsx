import { useState, type RefObject, useEffect, useRef, type ComponentProps } from 'react';
import { PostForm } from '~/app/components/forms/post-form';
import { useFocusFirstError } from '~/app/components/forms/use-focus-first-error';
import { useSending } from '~/app/components/forms/use-sending';
import { Alert } from '~/app/components/ui/alert';
import { Button } from '~/app/components/ui/button';
import { Cell, DataTable } from '~/app/components/ui/data-table';
import { LeaveWarning } from '~/app/components/ui/leave-warning';
import { StatusChip } from '~/app/components/ui/status-chip';
import { adminCopy, copy } from '~/app/copy/copy';
import type { EditableSettings } from '~/domain/settings/editable-settings';
import type { SettingDifference } from '~/domain/settings/setting-differences';
import { createMatcher } from '~/domain/site/search-site';
import { ListSettings, type SelectionRulesView } from './list-settings';
import { SettingsFinder, type PagePart } from './settings-finder';
import {
  AdministratorSettings,
  AssignmentSettings,
  DriverSettings,
  LookSettings,
  SelectionSettings,
} from './settings-groups';

/** Which texts a search hides: those that do not contain every word of it. A blank search hides none. */
export const findHidden = (texts: readonly string[], query: string): readonly boolean[] => {
  const matches = createMatcher(query);
  return texts.map((text) => query.trim() !== '' && !matches(text));
};

/** The answer to a save that stored nothing: the error, and the values to show in the form again. */
interface RefusedSettings {
  readonly code: string;
  readonly title: string;
  readonly text: string;
  readonly basis: EditableSettings;
  readonly settings: EditableSettings;
  readonly differences: readonly SettingDifference[];
}

/** Hides the settings of a form that do not contain every word of the search. Hidden fields are still sent. */
const useSettingsSearch = (form: RefObject<HTMLFormElement>) => {
  const [query, setQuery] = useState('');
  const [isNoneFound, setNoneFound] = useState(false);
  const search = (typed: string) => {
    setQuery(typed);
    const settings = [...(form.current?.querySelectorAll<HTMLElement>('[data-setting]') ?? [])];
    const hidden = findHidden(
      settings.map(({ textContent }) => textContent ?? ''),
      typed,
    );
    settings.forEach((setting, index) => (setting.hidden = hidden[index] === true));
    setNoneFound(!hidden.includes(false));
  };
  return { query, search, isNoneFound };
};

/**
 * For each setting that differs between the stored settings and the refused form: both values, and which of the two the
 * form below contains.
 */
const SettingsConflict = ({ title, text, basis, settings, differences }: RefusedSettings) => (
  <div className="flex flex-col gap-3">
    <Alert kind="error" title={title} live="assertive">
      {adminCopy.settings.conflictText(text)}
    </Alert>
    <div className="overflow-hidden rounded-box border border-base-300 bg-base-100">
      <DataTable
        caption={adminCopy.settings.conflictCaption}
        heads={[
          adminCopy.settings.setting,
          adminCopy.common.savedNow,
          adminCopy.common.yours,
          adminCopy.settings.yourValue,
        ]}
      >
        {differences.map(({ name, from, to }) => (
          <tr key={name}>
            <Cell className="font-semibold">{adminCopy.settings.labels[name]}</Cell>
            <Cell className="break-words">{adminCopy.settings.describeValue(name, from)}</Cell>
            <Cell className="break-words">{adminCopy.settings.describeValue(name, to)}</Cell>
            <Cell>
              {settings[name] === basis[name]
                ? adminCopy.settings.savedValue
                : adminCopy.common.yours}
            </Cell>
          </tr>
        ))}
      </DataTable>
    </div>
  </div>
);

interface SettingsFormProps {
  readonly settings: EditableSettings;
  readonly timeZones: ComponentProps<typeof SelectionSettings>['timeZones'];
  readonly listRules: SelectionRulesView;
  readonly refused: RefusedSettings | undefined;
  /** The parts of the page below the form. */
  readonly more: readonly PagePart[];
}

const readValues = (form: HTMLFormElement): string =>
  JSON.stringify([...new FormData(form)].map(([name, value]) => [name, String(value)]));

const Editor = ({ settings, timeZones, listRules, refused, more }: SettingsFormProps) => {
  const form = useFocusFirstError<HTMLFormElement>(refused);
  const first = useRef('');
  const [isChanged, setChanged] = useState(false);
  useEffect(() => {
    if (form.current) first.current = readValues(form.current);
  }, [form]);
  const isDirty = isChanged || refused !== undefined;
  const isSaving = useSending('save');
  const { query, search, isNoneFound } = useSettingsSearch(form);

  const shown = refused?.settings ?? settings;
  const findError = (...codes: string[]) =>
    refused && codes.includes(refused.code) ? refused.text : undefined;
  const isStale = refused?.code === 'settings-changed';
  const isFieldError =
    refused !== undefined && !['settings-changed', 'site-changed'].includes(refused.code);
  return (
    <>
      <SettingsFinder query={query} isNoneFound={isNoneFound} more={more} onSearch={search} />
      <PostForm
        noValidate
        replace
        preventScrollReset={isStale}
        ref={form}
        // A refused value may be in a setting that the search hides.
        onSubmit={() => search('')}
        onChange={(event) => setChanged(readValues(event.currentTarget) !== first.current)}
        className="flex flex-col gap-5"
      >
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="basis" value={JSON.stringify(refused?.basis ?? settings)} />
        {refused && isStale && <SettingsConflict {...refused} />}
        {refused && !isStale && (
          <Alert kind="error" title={refused.title} live="assertive">
            {isFieldError ? adminCopy.settings.correctSetting : refused.text}
          </Alert>
        )}
        <SelectionSettings settings={shown} timeZones={timeZones} findError={findError} />
        <AssignmentSettings settings={shown} findError={findError} />
        <ListSettings settings={shown} listRules={listRules} />
        <DriverSettings settings={shown} findError={findError} />
        <AdministratorSettings settings={shown} findError={findError} />
        <LookSettings settings={shown} findError={findError} />
        <div
          data-save-bar
          className="sticky bottom-0 z-30 -mx-4 flex flex-wrap items-center justify-between gap-3 border-t border-base-300 bg-base-100 px-4 py-2.5 shadow-[0_-4px_16px_rgb(0_0_0/0.08)] sm:mx-0 sm:rounded-t-box sm:border-x sm:px-5"
        >
          {isDirty ? (
            <StatusChip tone="warning">{adminCopy.settings.unsavedChanges}</StatusChip>
          ) : (
            <p className="text-sm text-muted">{adminCopy.settings.loggedHint}</p>
          )}
          <Button
            variant="primary"
            busy={isSaving}
            busyText={copy.common.saving}
            className="max-sm:w-full"
          >
            {adminCopy.common.saveSettings}
          </Button>
        </div>
        <LeaveWarning isDirty={isDirty}>{adminCopy.settings.notSaved}</LeaveWarning>
      </PostForm>
    </>
  );
};

/** All settings of the site. The form resets when the settings that it started from change. */
export const SettingsForm = (props: SettingsFormProps) => (
  <Editor key={JSON.stringify(props.refused?.basis ?? props.settings)} {...props} />
);
