import type { AddSiteError } from '~/app/services/companies/add-site.server';
import type { CompanySettingsError } from '~/app/services/companies/change-company-settings.server';
import type { SwitchActiveError } from '~/app/services/companies/switch-active.server';
import { protectedReason } from '~/domain/company/company';
import { mostEntries, mostSites } from '~/domain/company/limits';
import { limitLabels } from '~/domain/company/company-words';
import { exampleSiteCode } from '~/domain/registration/registration-request';
import type { ErrorMessages } from './error-message';

export type CompaniesError = AddSiteError | CompanySettingsError | SwitchActiveError;

export const companiesMessages = {
  'missing-information': () => ({
    status: 422,
    title: 'Missing Information',
    text: 'Please fill out all required fields',
  }),
  'invalid-site-code': () => ({
    status: 422,
    title: 'Invalid Site Code',
    text: `Site code must be 3-5 uppercase letters/numbers (e.g., ${exampleSiteCode})`,
  }),
  'invalid-email': () => ({
    status: 422,
    title: 'Invalid Email',
    text: 'Please enter a valid email address.',
  }),
  'company-not-found': () => ({
    status: 404,
    title: 'Company not found',
    text: 'There is no such company. Nothing was changed.',
  }),
  'site-not-found': () => ({
    status: 404,
    title: 'Site not found',
    text: 'The company has no such site. Nothing was changed.',
  }),
  'default-tenant-protected': () => ({
    status: 409,
    title: 'Cannot be deactivated',
    text: protectedReason,
  }),
  'company-changed': () => ({
    status: 409,
    title: 'Someone else saved changes first',
    text: 'The company kept changing while you were saving. Nothing was saved. Please try again.',
  }),
  'too-many-sites': ({ limit, count }) => ({
    status: 422,
    title: 'Too many sites',
    text: `The company's limit is ${limit} sites; this would make ${count}. Nothing was saved.`,
  }),
  'site-code-taken': ({ siteId }) => ({
    status: 409,
    title: 'Site code is taken',
    text: `The company already has a site ${siteId}. Choose another code.`,
  }),
  'invalid-limit': ({ name }) => ({
    status: 422,
    title: 'Invalid limit',
    text: `${limitLabels[name]} must be a whole number from 0 to ${name === 'maxSites' ? mostSites : mostEntries.toLocaleString('en-US')}.`,
  }),
} satisfies Partial<ErrorMessages<CompaniesError>>;
