import type { AdminRole } from '~/domain/company/admin-role';

const roles: Record<AdminRole, string> = {
  steward: 'Steward',
  dispatcher: 'Dispatcher',
  'site-admin': 'Site administrator',
  'company-admin': 'Company administrator',
  master: 'Master administrator',
};

/** Who has access to a site. `{…}` are parts that the page fills in. */
export const people = {
  title: 'People',
  shortcut: 'Who has access to this site, and their roles',
  intro: (count: number, most: number) =>
    `${count} of at most ${most} people have access to this site or are invited to it.`,
  roles,
  roleTexts: {
    'company-admin':
      'May do everything at every site of the company, and says who else is a company administrator.',
    'site-admin': 'May do everything at this site, including settings and people.',
    dispatcher:
      'Runs the week: drivers, jobs, assignments, claims, trades and notes. No settings, no people.',
    steward:
      'Reads lists after the selection has closed, and results. May enter a list for an absent driver who agreed. Changes nothing else.',
  },
  whatRolesMay: 'What each role may do',
  invite: 'Invite a person',
  inviteText:
    'The person gets an email with a link that works for 72 hours, chooses a password, and can then sign in.',
  sendInvitation: 'Send invitation',
  name: 'Name',
  nameHint: 'The activity log and the pages name the person by it.',
  email: 'Email address',
  role: 'Role',
  username: 'Username',
  lastSignIn: 'Last sign-in',
  noEmail: 'No email address',
  sharedEmail: 'Two accounts have this email address, so both sign in with their usernames only.',
  you: 'You',
  allSites: 'All sites',
  accountAt: (siteId: string) => `Account at site ${siteId}, where it can be changed`,
  states: { active: 'Active', invited: 'Invited', inactive: 'Never activated' },
  invitedUntil: 'Invited until {time}',
  changeRole: 'Change role',
  changeRoleOf: (name: string) => `Change role of ${name}`,
  changeRoleTitle: (name: string) => `Change the role of ${name}?`,
  changeRoleText: (name: string, role: string) =>
    `${name} is now: ${role}. The new role counts at once. ${name} is signed out and must sign in again.`,
  newRole: 'New role',
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  removeTitle: (name: string) => `Remove ${name}?`,
  removeText: (name: string, role: string) =>
    `${name} (${role}) loses access to this site and is signed out at once. The account cannot be brought back: invite the person again instead. Everything they did stays in the activity log.`,
  removeNow: 'Remove person',
  tokensStay: (name: string) =>
    `${name} created tokens for these programs. They keep their access to this site until somebody revokes the tokens:`,
  toTokens: 'See and revoke tokens',
  resend: 'Send again',
  resendOf: (name: string) => `Send the invitation of ${name} again`,
  resendTitle: (name: string) => `Send the invitation of ${name} again?`,
  resendText: (email: string) => `A new link goes to ${email}. It works for 72 hours.`,
  withdraw: 'Withdraw',
  withdrawOf: (name: string) => `Withdraw the invitation of ${name}`,
  withdrawTitle: (name: string) => `Withdraw the invitation of ${name}?`,
  withdrawText: (name: string) => `The links that ${name} got by email stop working.`,
  withdrawNow: 'Withdraw invitation',
  ownNameMissing: 'You have no name yet',
  ownNameMissingText: 'Pages and the activity log call you {username}.',
  enterOwnName: 'Enter your name',
  ownName: 'Your name',
  ownNameText: 'The activity log and the pages name you by it.',
  saveName: 'Save name',
  sealedForStewards: 'Stewards see lists after that. Until then, pages show only who has saved.',
};
