import { TextInput } from '~/app/components/forms/text-input';
import { SettingToggle } from '~/app/components/settings/setting-toggle';
import { adminCopy } from '~/app/copy/copy';
import type { CompanySettings } from '~/domain/company/company';
import { maxEntryLimit, maxSiteLimit } from '~/domain/company/limits';
import type { LimitName } from '~/domain/site/company-changes';

/** The rules of a company's awards. */
export const CompanyRules = ({ settings }: { settings: CompanySettings }) => {
  const { ruleLabels, seniorityHint, vcHint, airportHint } = adminCopy.master;
  const rules = [
    ['usesSeniorityForAssignment', seniorityHint],
    ['usesVCStatus', vcHint],
    ['airportCertificationRequired', airportHint],
  ] as const;
  return rules.map(([name, hint]) => (
    <SettingToggle key={name} label={ruleLabels[name]} name={name} defaultChecked={settings[name]}>
      {hint}
    </SettingToggle>
  ));
};

export interface WrongLimit {
  readonly name: LimitName;
  readonly text: string;
}

/** A company's limits as number fields. */
export const CompanyLimits = ({
  limits,
  wrong,
}: {
  /** As stored, or as typed into a form that was refused. */
  limits: Record<LimitName, string | number>;
  wrong: WrongLimit | undefined;
}) => (
  <div className="grid gap-4 sm:grid-cols-3">
    {(['maxDrivers', 'maxJobs', 'maxSites'] as const).map((name) => (
      <TextInput
        key={name}
        label={adminCopy.master.limitLabels[name]}
        name={name}
        inputMode="numeric"
        maxLength={20}
        defaultValue={String(limits[name])}
        error={wrong?.name === name ? wrong.text : undefined}
        hint={adminCopy.master.limitRange(name === 'maxSites' ? maxSiteLimit : maxEntryLimit)}
        inputClassName="tabular-nums"
      />
    ))}
  </div>
);
