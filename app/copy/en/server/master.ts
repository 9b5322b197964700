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
  settingsSaved: (name: string) => `The settings of ${name} were saved.`,
  requestApproved: 'Request Approved',
  requestApprovedText: (
    companyName: string,
    companyId: string,
    siteId: string,
    contactEmail: string,
  ) =>
    `${companyName} is set up as company ${companyId}, site ${siteId}. A link to activate the account goes to ${contactEmail}.`,
  requestDenied: 'Request Denied',
  requestDeniedText: (companyName: string) =>
    `The registration request of ${companyName} has been denied.`,
};
