/** Toasts and refusals of the People page. */
export const people = {
  invited: 'Invitation sent',
  invitedText: (name: string, email: string) =>
    `${name} gets an email at ${email}. The link in it works for 72 hours.`,
  resent: 'Invitation sent again',
  withdrawn: 'Invitation withdrawn',
  withdrawnText: (name: string) => `The links of ${name} no longer work.`,
  roleChanged: 'Role changed',
  roleChangedText: (name: string, role: string) => `New role of ${name}: ${role}.`,
  removed: 'Person removed',
  removedText: (name: string) => `${name} no longer has access to this site.`,
  nameSaved: 'Name saved',
  nameSavedText: (name: string) => `Pages and the activity log now call you ${name}.`,
  nameMissing: 'Please enter a name.',
  nameTooLong: (limit: number) => `Please use at most ${limit} characters.`,
  alreadyHasAccess: (name: string) =>
    `This address belongs to ${name}, who has access to this site or is invited to it.`,
  tooMany: (limit: number) =>
    `At most ${limit} people can have access to a site. Remove somebody first.`,
  notFound: 'This person no longer has access to the site.',
  ownAccess: 'You cannot change your own access. Please ask another administrator.',
  lastSiteAdmin: (name: string) =>
    `${name} is the only administrator of this site who can sign in. Give somebody else that role first.`,
  sameRole: (name: string) => `${name} has this role already.`,
  needsCompanyAdmin: 'Only a company administrator can decide who is a company administrator.',
  notActivated: (name: string) =>
    `${name} has not chosen a password yet. After that, ${name} can become a company administrator.`,
  tooManyCompanyAdmins: (limit: number) =>
    `A company can have at most ${limit} company administrators. Give one of them another role first.`,
  accepted: (name: string) => `${name} has accepted the invitation already.`,
  noEmail:
    'No email address is on file for this person. Withdraw the account and invite them anew.',
  notWithMasterPassword:
    'The master password cannot change who has access. Sign in with an own account.',
  changed:
    'Somebody else changed who has access to this site. Please check the list and try again.',
};
