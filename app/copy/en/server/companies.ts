export const companiesErrors = {
  missingInformation: 'Missing Information',
  missingInformationText: 'Please fill out all required fields',
  invalidSiteCode: 'Invalid Site Code',
  invalidSiteCodeText: (exampleSiteCode: string) =>
    `Site code must be 3-5 uppercase letters/numbers (e.g., ${exampleSiteCode})`,
  invalidEmail: 'Invalid Email',
  invalidEmailText: 'Please enter a valid email address.',
  companyNotFound: 'Company not found',
  companyNotFoundText: 'There is no such company. Nothing was changed.',
  hasCompanyAdmin: (name: string) =>
    `${name} is a company administrator already, and decides who else is one.`,
  siteNotFound: 'Site not found',
  siteNotFoundText: 'The company has no such site. Nothing was changed.',
  alreadyActivated: 'The account is activated',
  alreadyActivatedText:
    'The administrator has chosen a password since this page was opened. No link was sent.',
  cannotBeDeactivated: 'Cannot be deactivated',
  keptChanging:
    'The company kept changing while you were saving. Nothing was saved. Please try again.',
  tooManySites: 'Too many sites',
  tooManySitesText: (limit: number, count: number) =>
    `The company's limit is ${limit} sites; this would make ${count}. Nothing was saved.`,
  siteCodeIsTaken: 'Site code is taken',
  siteCodeIsTakenText: (siteId: string) =>
    `The company already has a site ${siteId}. Choose another code.`,
  invalidLimit: 'Invalid limit',
  invalidLimitText: (label: string, most: string) =>
    `${label} must be a whole number from 0 to ${most}.`,
};

/** Toasts of the page with all sites of a company. */
export const sites = {
  entered: (name: string) => `You now work at ${name}`,
  enteredText: 'Everything you change is stored at this site, and its activity log names you.',
};

/** Toasts and errors about a company's logo. */
export const logo = {
  saved: 'Logo saved',
  savedText: 'All pages of the company show it from now on.',
  removed: 'Logo removed',
  removedText: (name: string) => `Pages of ${name} show only its name.`,
  notStored: 'The logo was not saved',
  tooLarge: (kilobytes: number) =>
    `The file is larger than ${kilobytes} KB. Save the image smaller and try again.`,
  noImage: 'The file is not a PNG, JPEG or WebP image. Save the logo in one of these formats.',
  damaged: 'The image is damaged or incomplete. Save it again in another program and try again.',
  animated: 'The image is animated. Choose one that does not move.',
  tooManyPixels: (size: string, most: string) =>
    `The image has ${size} pixels. It may have at most ${most} × ${most}.`,
  size: (width: number, height: number) =>
    `${width.toLocaleString('en-US')} × ${height.toLocaleString('en-US')}`,
};

export const master = {
  company: 'Company',
  site: 'Site',
  activated: 'Activated',
  deactivated: 'Deactivated',
  statusUpdated: (what: string) => `${what} status has been updated successfully.`,
  siteAdded: 'Site Added',
  siteAddedText: (email: string) =>
    `The link to set the administrator's password goes to ${email}.`,
  twoStepOff: 'Two-step sign-in is off',
  twoStepOffText: (username: string, siteId: string) =>
    `${username} of ${siteId} now signs in with a password only.`,
  renamed: 'Renamed',
  renamedText: (name: string) => `${name} is shown from now on.`,
  companyAdminMade: 'Company administrator named',
  companyAdminMadeText: (name: string, companyId: string) =>
    `${name} may now work at every site of ${companyId}.`,
  linkSent: 'New link sent',
  linkSentText: (email: string) =>
    `A link, valid for 72 hours, goes to ${email}. Earlier links no longer work.`,
  settingsSaved: (name: string) => `The settings of ${name} were saved.`,
  requestApproved: 'Request Approved',
  requestApprovedText: (
    companyName: string,
    companyId: string,
    siteId: string,
    contactEmail: string,
  ) =>
    `${companyName} is set up as company ${companyId}, site ${siteId}. A link to activate the account goes to ${contactEmail}.`,
  applicantErased: 'Applicant Erased',
  applicantErasedText: (requestId: string) =>
    `Nothing is shown of request ${requestId} anymore. The activity log says when everything is erased, in a few minutes.`,
  requestDenied: 'Request Denied',
  requestDeniedText: (companyName: string) =>
    `The registration request of ${companyName} has been denied.`,
};

/** Toasts of the page that lets support in. */
export const supportAccess = {
  allowed: 'Support allowed',
  allowedText: 'End it as soon as you no longer need help.',
  ended: 'Support access ended',
  endedText: 'Support can no longer sign in, and is signed out everywhere.',
};

export const registrationErrors = {
  tooLong: 'Too long',
  tooLongText: (limit: number) => `This entry is too long. It can have up to ${limit} characters.`,
  notSubmitted: 'Not submitted',
  trapFilled:
    'A field that has to stay empty was filled in, perhaps by your browser. Reload the page and fill out the form manually.',
  formTooOld: 'This form was open for too long. Check your entries and submit it again.',
  notSubmittedYet: 'Not submitted yet',
  tooQuick: 'That was very quick. Check your entries and submit the form again.',
  tooManyWaiting: 'Too many requests are waiting for an answer. Please try again in a few days.',
  requestNotFound: 'Request not found',
  requestNotFoundText: 'There is no such registration request.',
  alreadyDecided: (status: 'approved' | 'denied'): string =>
    status === 'approved'
      ? 'This request has been approved already. Nothing was changed.'
      : 'This request has been denied already. Nothing was changed.',
  becameCompany:
    'This request became a company. Erase the company in Companies & Sites: its request is erased with it.',
  changedMeanwhile: 'This request was answered or erased just now. Nothing was erased.',
  otherRequestTyped: 'This is not the number of the request that you are about to erase.',
  noCompanyId: 'No company ID',
  noCompanyIdText:
    'The name of the company has no letters A-Z or digits to make an ID from. Please choose a company ID.',
  invalidCompanyId: 'Invalid company ID',
  invalidCompanyIdText: 'A company ID has 1 to 40 letters A-Z or digits.',
  chooseAnotherId: (companyId: string) =>
    `The company ID ${companyId} is taken. Please choose another one.`,
  invalidCount: 'Invalid number',
  invalidCountText: (most: string) => `Please enter a whole number from 1 to ${most}.`,
  reservedCompanyId: 'Reserved company ID',
  reservedCompanyIdText: (companyId: string) =>
    `The company ID ${companyId} is reserved for the built-in company. Nothing was created.`,
  reservedSiteCode: 'Reserved site code',
  reservedSiteCodeText: (siteId: string) =>
    `The site code ${siteId} is reserved for the built-in site. Nothing was created.`,
  companyIdIsTaken: 'Company ID is taken',
  companyIdIsTakenText: (companyId: string) =>
    `A company with the ID ${companyId} already exists. Nothing was created.`,
};
