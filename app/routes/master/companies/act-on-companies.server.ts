import type * as z from 'zod';
import { adminCopy, serverCopy } from '~/app/copy/copy';
import { formatLongDate } from '~/app/copy/format-time';
import { toCompanySettings } from '~/app/platform/forms/company-rule-forms';
import { describeSuccess } from '~/app/platform/http/toast.server';
import type { Deps } from '~/app/ports/deps';
import type { AdminSession } from '~/app/ports/sessions';
import { addSite } from '~/app/services/companies/add-site.server';
import { askTenantErasure } from '~/app/services/companies/ask-erasure.server';
import { changeCompanySettings } from '~/app/services/companies/change-company-settings.server';
import { removeLogo } from '~/app/services/companies/change-logo.server';
import { turnOffSecondFactor } from '~/app/services/companies/help-sign-in.server';
import { makeCompanyAdmin } from '~/app/services/companies/make-company-admin.server';
import { renameCompanyOrSite } from '~/app/services/companies/rename-tenant.server';
import { sendActivationLink } from '~/app/services/companies/send-activation-link.server';
import { switchActive } from '~/app/services/companies/switch-active.server';
import { withdrawErasure } from '~/app/services/companies/withdraw-erasure.server';
import { maskedEmail } from '~/domain/mail/contact';
import type { companyForm } from './company-forms.server';

const nameTenant = ({ companyId, siteId }: { companyId: string; siteId?: string | undefined }) =>
  siteId === undefined
    ? adminCopy.tenantErasure.company(companyId)
    : adminCopy.tenantErasure.site(siteId, companyId);

/** Performs the action that the form asks for, and returns its toast. */
export const actOnCompanies = async (
  context: { deps: Deps; access: AdminSession },
  form: z.infer<typeof companyForm>,
) => {
  switch (form.intent) {
    case 'switch': {
      const what = form.siteId === undefined ? serverCopy.master.company : serverCopy.master.site;
      return describeSuccess(await switchActive({ ...context, input: form }), () => [
        `${what} ${form.isActive ? serverCopy.master.activated : serverCopy.master.deactivated}`,
        serverCopy.master.statusUpdated(what),
      ]);
    }
    case 'add-site': {
      const { intent: _intent, ...input } = form;
      return describeSuccess(await addSite({ ...context, input }), () => [
        serverCopy.master.siteAdded,
        serverCopy.master.siteAddedText(input.email),
      ]);
    }
    case 'rename': {
      const { name } = form;
      return describeSuccess(await renameCompanyOrSite({ ...context, input: form }), () => [
        serverCopy.master.renamed,
        serverCopy.master.renamedText(name),
      ]);
    }
    case 'remove-logo': {
      const { companyId } = form;
      return describeSuccess(await removeLogo({ ...context, companyId, by: null }), ({ name }) => [
        serverCopy.logo.removed,
        serverCopy.logo.removedText(name),
      ]);
    }
    case 'ask-erasure':
      return describeSuccess(await askTenantErasure({ ...context, input: form }), (eraseOn) => [
        serverCopy.tenantErasure.asked,
        serverCopy.tenantErasure.askedText(nameTenant(form), formatLongDate(eraseOn)),
      ]);
    case 'withdraw-erasure':
      return describeSuccess(await withdrawErasure({ ...context, input: form }), () => [
        serverCopy.tenantErasure.withdrawn,
        serverCopy.tenantErasure.withdrawnText(nameTenant(form)),
      ]);
    case 'send-activation-link': {
      const { companyId, siteId, username, email } = form;
      const input = { companyId, siteId, username, email };
      return describeSuccess(await sendActivationLink({ ...context, input }), (sent) => [
        serverCopy.master.linkSent,
        serverCopy.master.linkSentText(email ? sent.email : maskedEmail(sent.email)),
      ]);
    }
    case 'turn-off-second-factor': {
      const { intent: _intent, ...input } = form;
      return describeSuccess(await turnOffSecondFactor({ ...context, input }), (username) => [
        serverCopy.master.twoStepOff,
        serverCopy.master.twoStepOffText(username, input.siteId),
      ]);
    }
    case 'make-company-admin': {
      const { intent: _intent, ...input } = form;
      return describeSuccess(await makeCompanyAdmin({ ...context, input }), (name) => [
        serverCopy.master.companyAdminMade,
        serverCopy.master.companyAdminMadeText(name, input.companyId),
      ]);
    }
    case 'save-settings': {
      const { companyId, isFree } = form;
      const input = { companyId, isFree, settings: toCompanySettings(form) };
      return describeSuccess(await changeCompanySettings({ ...context, input }), ({ name }) => [
        serverCopy.common.settingsUpdated,
        serverCopy.master.settingsSaved(name),
      ]);
    }
  }
};
