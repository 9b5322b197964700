/** What the master administrator corrects in the list of companies. */
export const companies = {
  rename: 'Rename',
  renameCompany: (name: string) => `Rename ${name}`,
  renameSite: (siteId: string, company: string) => `Rename site ${siteId} of ${company}`,
  companyName: 'Company Name',
  renameHint: 'Every page and every new email shows the new name. IDs, links and sign-ins stay.',
  saveName: 'Save Name',
  newLinkText:
    'Send a new activation link, valid for 72 hours. Links that were sent before stop working at once.',
  linkAddress: 'Email address',
  linkAddressHint: (email: string) => `Leave empty to send it to ${email}.`,
  linkAddressNeeded: 'No email address is on file.',
  sendNewLink: 'Send New Link',
};
