import type { ApiScope } from '~/domain/api/limits';

const scopes: Record<ApiScope, string> = {
  'rosters:read': 'Read the lists of drivers and jobs',
  'rosters:write': 'Replace the lists of drivers and jobs',
  'awards:read': 'Read published awards of jobs and vacation weeks',
  'reports:read': 'Read reports',
};

/** What a scope gives that its name does not say. Also in the description of the API. */
const scopeHints: Record<ApiScope, string> = {
  'rosters:read': 'All fields of all drivers and jobs.',
  'rosters:write':
    'A dry run says how many rows would change. It says which ones only if the program may also read the lists.',
  'awards:read':
    'The record of an award has everything that it was computed from: the drivers, the jobs or weeks, and everybody’s list.',
  'reports:read':
    'Reports also show the drivers, the jobs, and who was awarded what, even if the program may not read lists and awards.',
};

/** Tokens for programs of the company, such as payroll. `{…}` are parts that the page fills in. */
export const apiAccess = {
  title: 'API Access',
  shortcut: 'Tokens for your own programs, such as payroll',
  intro: (count: number, most: number) =>
    `${count} of at most ${most} tokens. With a token, a program of yours reads or replaces what you choose here, at this site only.`,
  document: 'Description of the API (OpenAPI)',
  none: 'No program has access yet',
  noneText: 'Create a token to connect a payroll or roster program.',
  create: 'Create a token',
  name: 'Program',
  nameHint: 'The activity log names the program by it, such as Payroll.',
  scopesLegend: 'What the program may do',
  scopes,
  scopeHints,
  validFor: 'Valid for',
  days: (count: number) => (count === 365 ? '1 year' : `${count} days`),
  createNow: 'Create token',
  createdTitle: (name: string) => `The token of ${name}`,
  shownOnce: 'Copy it now: it is shown only this once.',
  keepSecret:
    'Keep it like a password. Whoever has it can do what you chose. If it may have leaked, revoke it.',
  howToSend: 'The program sends it with each request in this header:',
  header: 'Authorization: Bearer your-token',
  tokenLabel: 'Token',
  done: 'Done',
  created: 'Created {time} by {name}',
  creatorGone: 'This person no longer administers the site. The token still works.',
  creatorGoneExpired: 'This person no longer administers the site.',
  expires: 'Valid until {time}',
  expired: 'Expired {time}',
  lastUsed: 'Last used {time}, to the hour',
  neverUsed: 'Never used',
  states: { valid: 'Valid', expired: 'Expired' },
  revoke: 'Revoke',
  revokeOf: (name: string) => `Revoke the token of ${name}`,
  revokeTitle: (name: string) => `Revoke the token of ${name}?`,
  revokeText: (name: string) =>
    `${name} loses access to this site at once. A revoked token never works again.`,
  revokeNow: 'Revoke token',
};
