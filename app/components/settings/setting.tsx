import type { ReactNode } from 'react';
import { Badge } from '~/app/components/ui/status-chip';
import { adminCopy } from '~/app/copy/copy';
import { decidingSettings } from '~/domain/settings/deciding-settings';
import type { EditableSettings } from '~/domain/settings/editable-settings';
import type { SettingName } from '~/domain/settings/setting-differences';
import { describeGroup, type SettingGroupId } from './group-names';
import { SettingChoice } from './setting-choice';
import { SettingGroup } from './setting-group';
import { SettingToggle } from './setting-toggle';

/** A part of the settings page. It is hidden while the search finds none of its settings. */
export const NamedGroup = ({
  id,
  description,
  children,
}: {
  id: SettingGroupId;
  description: string;
  children: ReactNode;
}) => (
  <SettingGroup
    id={id}
    title={describeGroup(id)}
    description={description}
    className="scroll-mt-40 [&:not(:has([data-setting]:not([hidden])))]:hidden"
  >
    {children}
  </SettingGroup>
);

/** One setting with an example that unfolds, marked if it changes the award. The search hides those that do not match. */
export const Setting = ({ name, children }: { name: SettingName; children: ReactNode }) => {
  const example = adminCopy.settings.examples[name];
  const isOfAward = decidingSettings.has(name);
  return (
    <div data-setting={name}>
      {children}
      {(example || isOfAward) && (
        <div className="mt-2 flex max-w-prose flex-wrap items-baseline gap-x-3 gap-y-1 text-sm">
          {isOfAward && <Badge>{adminCopy.settings.changesAward}</Badge>}
          {example && (
            <details className="flex-1 basis-64">
              <summary className="min-h-11 link cursor-pointer py-2.5 sm:min-h-6 sm:py-0.5">
                {adminCopy.settings.example}
              </summary>
              <p>{example}</p>
            </details>
          )}
        </div>
      )}
    </div>
  );
};

/** A setting that is on or off. `field` is its name in the form if the form has the opposite of what is stored. */
export const ToggleSetting = ({
  name,
  field = name,
  isOn,
  children,
}: {
  name: SettingName;
  field?: string;
  isOn: boolean;
  children: ReactNode;
}) => (
  <Setting name={name}>
    <SettingToggle label={adminCopy.settings.labels[name]} name={field} defaultChecked={isOn}>
      {children}
    </SettingToggle>
  </Setting>
);

/** A setting with a few exclusive options. */
export const ChoiceSetting = ({
  name,
  settings,
}: {
  name: keyof typeof adminCopy.settings.choices;
  settings: EditableSettings;
}) => (
  <Setting name={name}>
    <SettingChoice
      label={adminCopy.settings.labels[name]}
      name={name}
      defaultValue={settings[name]}
      choices={adminCopy.settings.choices[name]}
    />
  </Setting>
);
