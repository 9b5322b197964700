import { master } from '~/app/copy/en/admin/companies';
import { maxEntryLimit, maxSiteLimit } from '~/domain/company/limits';
import { maxLogoBytes, maxLogoPixels } from '~/domain/logo/logo';
import { exampleSiteCode } from '~/domain/registration/registration-request';

export const logo = {
  title: 'The logo was not saved',
  'logo-too-large': `The file is larger than ${maxLogoBytes / 1024} KB. Save the image smaller and try again.`,
  'logo-no-image':
    'The file is not a PNG, JPEG or WebP image. Save the logo in one of these formats.',
  'logo-damaged':
    'The image is damaged or incomplete. Save it again in another program and try again.',
  'logo-animated': 'The image is animated. Choose one that does not move.',
  'logo-too-many-pixels': ({ width, height }: { width: number; height: number }) =>
    `The image has ${width.toLocaleString('en-US')} × ${height.toLocaleString('en-US')} pixels. It may have at most ${maxLogoPixels.toLocaleString('en-US')} × ${maxLogoPixels.toLocaleString('en-US')}.`,
};

export const companies = {
  'missing-information.title': 'Missing Information',
  'missing-information': 'Please fill out all required fields',
  'invalid-site-code.title': 'Invalid Site Code',
  'invalid-site-code': `Site code must be 3-5 uppercase letters/numbers (e.g., ${exampleSiteCode})`,
  'invalid-email.title': 'Invalid Email',
  'invalid-email': 'Please enter a valid email address.',
  'company-not-found.title': 'Company not found',
  'company-not-found': 'There is no such company. Nothing was changed.',
  'site-not-found.title': 'Site not found',
  'site-not-found': 'The company has no such site. Nothing was changed.',
  'has-company-admin': ({ name }: { name: string }) =>
    `${name} is a company administrator already, and decides who else is one.`,
  'already-activated.title': 'The account is activated',
  'already-activated':
    'The administrator has chosen a password since this page was opened. No link was sent.',
  'default-tenant-protected.title': 'Cannot be deactivated',
  'default-tenant-protected': master.lockedText,
  'default-tenant-not-erasable':
    'The built-in company and its main site are never erased: the master administrator signs in there.',
  'still-active': 'Only what is deactivated can be erased. Deactivate the company or site first.',
  'erasure-asked-already': 'Its erasure is scheduled already.',
  'other-tenant-typed': 'This is not the ID of what you are about to erase.',
  'erasure-reason-missing': 'Please give a reason.',
  'no-erasure-asked': 'Its erasure is not scheduled, or has begun.',
  'too-many-sites.title': 'Too many sites',
  'too-many-sites': ({ limit, count }: { limit: number; count: number }) =>
    `The company's limit is ${limit} sites; this would make ${count}. Nothing was saved.`,
  'site-code-taken.title': 'Site code is taken',
  'site-code-taken': ({ siteId }: { siteId: string }) =>
    `The company already has a site ${siteId}. Choose another code.`,
  'invalid-limit.title': 'Invalid limit',
  'invalid-limit': ({ name }: { name: keyof typeof master.limitLabels }) =>
    `${master.limitLabels[name]} must be a whole number from 0 to ${(name === 'maxSites' ? maxSiteLimit : maxEntryLimit).toLocaleString('en-US')}.`,
};

export const exports = {
  'no-export-with-master-password':
    'The master password cannot export all data. Sign in with your own account.',
  'too-many-exports.title': 'Too many exports',
  'too-many-exports': ({
    limit,
    retryAfterSeconds,
  }: {
    limit: number;
    retryAfterSeconds: number;
  }) =>
    `All data can be exported ${limit} times an hour. Please try again in ${Math.ceil(retryAfterSeconds / 60)} min.`,
};

export const registration = {
  'entry-too-long.title': 'Too long',
  'entry-too-long': ({ limit }: { limit: number }) =>
    `This entry is too long. It can have up to ${limit} characters.`,
  'form-too-fast.title': 'Not submitted yet',
  'form-too-fast': 'That was very quick. Check your entries and submit the form again.',
  'request-not-found.title': 'Request not found',
  'request-not-found': 'There is no such registration request.',
  'request-became-company':
    'This request became a company. Erase the company in Companies & Sites: its request is erased with it.',
  'other-request-typed': 'This is not the number of the request that you are about to erase.',
  'company-id-empty.title': 'No company ID',
  'company-id-empty':
    'The name of the company has no letters A-Z or digits to make an ID from. Please choose a company ID.',
  'invalid-company-id.title': 'Invalid company ID',
  'invalid-company-id': 'A company ID has 1 to 40 letters A-Z or digits.',
  'invalid-count.title': 'Invalid number',
  'invalid-count': ({ most }: { most: number }) =>
    `Please enter a whole number from 1 to ${most.toLocaleString('en-US')}.`,
  'company-id-reserved.title': 'Reserved company ID',
  'company-id-reserved': ({ companyId }: { companyId: string }) =>
    `The company ID ${companyId} is reserved for the built-in company. Nothing was created.`,
  'site-code-reserved.title': 'Reserved site code',
  'site-code-reserved': ({ siteId }: { siteId: string }) =>
    `The site code ${siteId} is reserved for the built-in site. Nothing was created.`,
};

export const applications = {
  title: 'Not submitted',
  'form-trapped':
    'A field that has to stay empty was filled in, perhaps by your browser. Reload the page and fill out the form manually.',
  'form-expired': 'This form was open for too long. Check your entries and submit it again.',
  'too-many-pending':
    'Too many requests are waiting for an answer. Please try again in a few days.',
};

export const takenIds = {
  title: 'Company ID is taken',
  'company-id-taken': ({ companyId }: { companyId: string }) =>
    `The company ID ${companyId} is taken. Please choose another one.`,
  'company-exists': ({ companyId }: { companyId: string }) =>
    `A company with the ID ${companyId} already exists. Nothing was created.`,
};
