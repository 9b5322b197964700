/** Toasts of the page with all sites of a company. */
export const sites = {
  entered: (name: string) => `You now work at ${name}`,
  enteredText: 'Everything you change is stored at this site, and its activity log names you.',
};

/** Toasts about a company's logo. */
export const logo = {
  saved: 'Logo saved',
  savedText: 'All pages of the company show it from now on.',
  removed: 'Logo removed',
  removedText: (name: string) => `Pages of ${name} show only its name.`,
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
