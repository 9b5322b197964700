import type * as z from 'zod';
import { companySettingsOf } from '~/app/platform/forms/company-rule-forms';
import type { Toast } from '~/app/platform/http/toast.server';
import type { AdminSession } from '~/app/ports/sessions';
import { addSite, type AddSiteError } from '~/app/services/companies/add-site.server';
import {
  changeCompanySettings,
  type CompanySettingsError,
} from '~/app/services/companies/change-company-settings.server';
import {
  turnOffSecondFactor,
  type HelpSignInError,
} from '~/app/services/companies/help-sign-in.server';
import {
  switchActive,
  type SwitchActiveError,
} from '~/app/services/companies/switch-active.server';
import type { Deps } from '~/app/ports/deps';
import { ok, type Result } from '~/domain/shared/result';
import type { companyForm } from './company-forms.server';

type Acted = Result<
  Toast,
  AddSiteError | CompanySettingsError | HelpSignInError | SwitchActiveError
>;

/** Does what the form asks and says so in the words of spec 4. */
export const actOnCompanies = async (
  context: { deps: Deps; access: AdminSession },
  form: z.infer<typeof companyForm>,
): Promise<Acted> => {
  switch (form.intent) {
    case 'switch': {
      const { companyId, siteId, isActive } = form;
      const done = await switchActive({ ...context, input: { companyId, siteId, isActive } });
      if (!done.ok) return done;
      const what = siteId === undefined ? 'Company' : 'Site';
      return ok({
        title: `${what} ${isActive ? 'Activated' : 'Deactivated'}`,
        description: `${what} status has been updated successfully.`,
        kind: 'success',
      });
    }
    case 'add-site': {
      const { intent: _intent, ...input } = form;
      const done = await addSite({ ...context, input });
      if (!done.ok) return done;
      return ok({
        title: 'Site Added',
        description: `The link to set the administrator's password goes to ${input.email}.`,
        kind: 'success',
      });
    }
    case 'turn-off-second-factor': {
      const { companyId, siteId } = form;
      const done = await turnOffSecondFactor({ ...context, input: { companyId, siteId } });
      if (!done.ok) return done;
      return ok({
        title: 'Two-step sign-in is off',
        description: `${done.value} of ${siteId} signs in by password alone now.`,
        kind: 'success',
      });
    }
    case 'save-settings': {
      const { companyId, isFree } = form;
      const input = { companyId, isFree, settings: companySettingsOf(form) };
      const done = await changeCompanySettings({ ...context, input });
      if (!done.ok) return done;
      return ok({
        title: 'Settings updated',
        description: `The settings of ${done.value.name} were saved.`,
        kind: 'success',
      });
    }
  }
};
