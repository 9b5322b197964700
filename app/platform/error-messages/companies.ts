import { adminCopy, serverCopy } from '~/app/copy/copy';
import type { AddSiteError } from '~/app/services/companies/add-site.server';
import type { AskErasureError } from '~/app/services/companies/ask-erasure.server';
import type { ChangeLogoError } from '~/app/services/companies/change-logo.server';
import type { CompanySettingsError } from '~/app/services/companies/change-company-settings.server';
import type { MakeCompanyAdminError } from '~/app/services/companies/make-company-admin.server';
import type { RenameTenantError } from '~/app/services/companies/rename-tenant.server';
import type { SendActivationLinkError } from '~/app/services/companies/send-activation-link.server';
import type { SwitchActiveError } from '~/app/services/companies/switch-active.server';
import type { WithdrawErasureError } from '~/app/services/companies/withdraw-erasure.server';
import { maxEntryLimit, maxSiteLimit } from '~/domain/company/limits';
import { maxLogoBytes, maxLogoPixels } from '~/domain/logo/logo';
import { exampleSiteCode } from '~/domain/registration/registration-request';
import type { ErrorMessages } from './error-message';

export type CompaniesError =
  | AddSiteError
  | AskErasureError
  | WithdrawErasureError
  | ChangeLogoError
  | CompanySettingsError
  | RenameTenantError
  | MakeCompanyAdminError
  | SendActivationLinkError
  | SwitchActiveError;

const notStored = (text: string) => ({
  status: 422 as const,
  title: serverCopy.logo.notStored,
  text,
});

export const companiesMessages = {
  'logo-too-large': () => notStored(serverCopy.logo.tooLarge(maxLogoBytes / 1024)),
  'logo-no-image': () => notStored(serverCopy.logo.noImage),
  'logo-damaged': () => notStored(serverCopy.logo.damaged),
  'logo-animated': () => notStored(serverCopy.logo.animated),
  'logo-too-many-pixels': ({ width, height }) =>
    notStored(
      serverCopy.logo.tooManyPixels(
        serverCopy.logo.size(width, height),
        maxLogoPixels.toLocaleString('en-US'),
      ),
    ),
  'missing-information': () => ({
    status: 422,
    title: serverCopy.companiesErrors.missingInformation,
    text: serverCopy.companiesErrors.missingInformationText,
  }),
  'invalid-site-code': () => ({
    status: 422,
    title: serverCopy.companiesErrors.invalidSiteCode,
    text: serverCopy.companiesErrors.invalidSiteCodeText(exampleSiteCode),
  }),
  'invalid-email': () => ({
    status: 422,
    title: serverCopy.companiesErrors.invalidEmail,
    text: serverCopy.companiesErrors.invalidEmailText,
  }),
  'company-not-found': () => ({
    status: 404,
    title: serverCopy.companiesErrors.companyNotFound,
    text: serverCopy.companiesErrors.companyNotFoundText,
  }),
  'site-not-found': () => ({
    status: 404,
    title: serverCopy.companiesErrors.siteNotFound,
    text: serverCopy.companiesErrors.siteNotFoundText,
  }),
  'has-company-admin': ({ name }) => ({
    status: 409,
    title: serverCopy.common.nothingWasChanged,
    text: serverCopy.companiesErrors.hasCompanyAdmin(name),
  }),
  'already-activated': () => ({
    status: 409,
    title: serverCopy.companiesErrors.alreadyActivated,
    text: serverCopy.companiesErrors.alreadyActivatedText,
  }),
  'default-tenant-protected': () => ({
    status: 409,
    title: serverCopy.companiesErrors.cannotBeDeactivated,
    text: adminCopy.master.lockedText,
  }),
  'company-changed': () => ({
    status: 409,
    title: serverCopy.common.someoneElseSaved,
    text: serverCopy.companiesErrors.keptChanging,
  }),
  'default-tenant-not-erasable': () => ({
    status: 409,
    title: serverCopy.common.nothingWasChanged,
    text: serverCopy.tenantErasure.notErasable,
  }),
  'still-active': () => ({
    status: 409,
    title: serverCopy.common.nothingWasChanged,
    text: serverCopy.tenantErasure.stillActive,
  }),
  'erasure-asked-already': () => ({
    status: 409,
    title: serverCopy.common.nothingWasChanged,
    text: serverCopy.tenantErasure.askedAlready,
  }),
  'other-tenant-typed': () => ({
    status: 422,
    title: serverCopy.common.nothingWasChanged,
    text: serverCopy.tenantErasure.otherId,
  }),
  'erasure-reason-missing': () => ({
    status: 422,
    title: serverCopy.common.nothingWasChanged,
    text: serverCopy.tenantErasure.reasonMissing,
  }),
  'no-erasure-asked': () => ({
    status: 409,
    title: serverCopy.common.nothingWasChanged,
    text: serverCopy.tenantErasure.noneAsked,
  }),
  'too-many-sites': ({ limit, count }) => ({
    status: 422,
    title: serverCopy.companiesErrors.tooManySites,
    text: serverCopy.companiesErrors.tooManySitesText(limit, count),
  }),
  'site-code-taken': ({ siteId }) => ({
    status: 409,
    title: serverCopy.companiesErrors.siteCodeIsTaken,
    text: serverCopy.companiesErrors.siteCodeIsTakenText(siteId),
  }),
  'invalid-limit': ({ name }) => ({
    status: 422,
    title: serverCopy.companiesErrors.invalidLimit,
    text: serverCopy.companiesErrors.invalidLimitText(
      adminCopy.master.limitLabels[name],
      (name === 'maxSites' ? maxSiteLimit : maxEntryLimit).toLocaleString('en-US'),
    ),
  }),
} satisfies Partial<ErrorMessages<CompaniesError>>;
