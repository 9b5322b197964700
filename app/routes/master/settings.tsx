import { data } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as z from 'zod';
import { PostForm } from '~/app/components/forms/post-form';
import { SendButton } from '~/app/components/forms/send-button';
import { useFocusFirstError } from '~/app/components/forms/use-focus-first-error';
import { CompanyLimits, CompanyRules } from '~/app/components/master/rule-fields';
import { SettingGroup } from '~/app/components/settings/setting-group';
import { SettingToggle } from '~/app/components/settings/setting-toggle';
import { titlePage } from '~/app/components/shell/product';
import { useClock } from '~/app/components/time/use-clock';
import { Alert } from '~/app/components/ui/alert';
import { Card } from '~/app/components/ui/card';
import { adminCopy, copy, serverCopy } from '~/app/copy/copy';
import { formatTime } from '~/app/copy/format-time';
import { getErrorMessage } from '~/app/platform/error-messages/get-error-message.server';
import {
  companyRuleFields,
  toCompanySettings,
  refusedRules,
} from '~/app/platform/forms/company-rule-forms';
import { ticked } from '~/app/platform/forms/form-fields';
import { masterAction, masterLoader } from '~/app/platform/guards/guards.server';
import { redirectWithSuccess } from '~/app/platform/http/toast.server';
import { saveDefaults } from '~/app/services/companies/save-defaults.server';

export const meta = titlePage(() => adminCopy.common.systemSettings);

export const loader = masterLoader(async ({ deps }) => ({
  defaults: await deps.stores.system.newCompanyDefaults(),
}));

const defaultsForm = z.object({
  ...companyRuleFields,
  autoAssignment: ticked,
  autoPortalClosure: ticked,
  printing: ticked,
});

export const action = masterAction(async ({ sentForm, context, deps, access }) => {
  const form = await sentForm.parse(defaultsForm);
  const { autoAssignment, autoPortalClosure, printing } = form;
  const input = { company: toCompanySettings(form), autoAssignment, autoPortalClosure, printing };
  const saved = await saveDefaults({ deps, access, input });
  if (!saved.ok) {
    const { status, ...error } = getErrorMessage(saved.error);
    const refused = { error, defaults: input, ...refusedRules(form, saved.error) };
    return data({ refused }, { status });
  }
  return redirectWithSuccess(
    { context },
    '/admin/master/settings',
    serverCopy.common.settingsUpdated,
    serverCopy.common.settingsUpdatedText,
  );
});

export default function MasterSettings() {
  const { master } = adminCopy;
  const loaded = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>()?.refused;
  const form = useFocusFirstError<HTMLFormElement>(refused);
  const defaults = refused?.defaults ?? loaded.defaults;
  return (
    <PostForm
      ref={form}
      key={JSON.stringify(loaded.defaults)}
      noValidate
      className="flex flex-col gap-5"
    >
      {refused && (
        <Alert kind="error" title={refused.error.title} live="assertive">
          {master.correctLimit}
        </Alert>
      )}
      <SettingGroup title={master.defaultRules} description={master.rulesIntro}>
        <CompanyRules settings={defaults.company} />
        <SettingToggle
          label={master.autoAssignment}
          name="autoAssignment"
          defaultChecked={defaults.autoAssignment}
        >
          {master.autoAssignmentHint}
        </SettingToggle>
        <SettingToggle
          label={master.autoClosure}
          name="autoPortalClosure"
          defaultChecked={defaults.autoPortalClosure}
        >
          {master.autoClosureHint(formatTime('15:00', useClock()))}
        </SettingToggle>
        <SettingToggle label={master.printing} name="printing" defaultChecked={defaults.printing}>
          {master.printingHint}
        </SettingToggle>
      </SettingGroup>
      <Card title={master.defaultLimits} description={master.limitsIntro}>
        <CompanyLimits limits={refused?.limits ?? defaults.company} wrong={refused?.wrong} />
      </Card>
      <div className="flex justify-end">
        <SendButton variant="primary" busyText={copy.common.saving} className="max-sm:w-full">
          {master.saveSettings}
        </SendButton>
      </div>
    </PostForm>
  );
}
