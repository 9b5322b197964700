import { PostForm } from '~/app/components/forms/post-form';
import { useFocusFirstError } from '~/app/components/forms/use-focus-first-error';
import { SettingToggle } from '~/app/components/settings/setting-toggle';
import { Alert } from '~/app/components/ui/alert';
import { DialogFoot } from '~/app/components/ui/dialog-foot';
import { RouteDialog } from '~/app/components/ui/route-dialog';
import { adminCopy } from '~/app/copy/copy';
import type { CompanySettings } from '~/domain/company/company';
import type { LimitName } from '~/domain/site/company-changes';
import type { CompanyView } from './company-view';
import { CompanyLimits, CompanyRules, type WrongLimit } from './rule-fields';

export interface RefusedCompanySettings {
  readonly error: { readonly code: string; readonly title: string; readonly text: string };
  readonly rules: CompanySettings;
  readonly isFree: boolean;
  readonly limits: Record<LimitName, string>;
  readonly wrong: WrongLimit | undefined;
}

/** Rules and limits of one company. Changes apply from the next request at any of the company's sites. */
export const CompanySettingsDialog = ({
  company: { companyId, name, settings, isFree },
  refused,
  closeTo,
}: {
  company: CompanyView;
  refused: RefusedCompanySettings | undefined;
  closeTo: string;
}) => {
  const form = useFocusFirstError<HTMLFormElement>(refused);
  return (
    <RouteDialog title={adminCopy.master.settingsOf(name)} closeTo={closeTo} wide>
      <PostForm ref={form} noValidate preventScrollReset className="flex flex-col gap-5">
        <input type="hidden" name="companyId" value={companyId} />
        {refused && (
          <Alert kind="error" title={refused.error.title} live="assertive">
            {!refused.wrong && refused.error.text}
          </Alert>
        )}
        <div className="divide-y divide-base-300 *:py-3">
          <CompanyRules settings={refused?.rules ?? settings} />
          <SettingToggle
            label={adminCopy.master.freeTier}
            name="isFree"
            defaultChecked={refused?.isFree ?? isFree}
          >
            {adminCopy.master.freeTierHint}
          </SettingToggle>
        </div>
        <CompanyLimits limits={refused?.limits ?? settings} wrong={refused?.wrong} />
        <p className="text-sm text-muted">{adminCopy.master.limitsHint}</p>
        <DialogFoot
          closeTo={closeTo}
          intent="save-settings"
          label={adminCopy.common.saveSettings}
        />
      </PostForm>
    </RouteDialog>
  );
};
