import { counted } from '~/app/copy/en/counted';
import type { ApiScope } from '~/domain/api/limits';
import type { SwitchedOffReason } from '~/domain/shared/switched-off';
import {
  deliveryDays,
  failingDays,
  oldSecretHours,
  testType,
  type DeliveryFailure,
  type WebhookCatalogue,
  type WebhookType,
} from '~/domain/webhooks/limits';

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

const types: Record<WebhookType, string> = {
  'selection.closed': 'A selection closed',
  'award.published': 'An award was published',
  'award.changed': 'A published award was changed or withdrawn',
  'claim.filed': 'A driver filed a claim',
  'claim.decided': 'A claim was decided',
};

const of: Record<WebhookCatalogue, string> = { jobs: 'Jobs', vacations: 'Vacation weeks' };

const failures: Record<DeliveryFailure, string> = {
  'host-unknown': 'The host name was not found',
  'address-not-public': 'The host name leads to no address of the internet',
  'not-reached': 'No connection',
  'certificate-invalid': 'The certificate is not valid',
  'too-slow': 'No answer within 5 seconds',
  'switched-off': 'Not sent, because the webhook was switched off',
};

const switchedOff: Record<SwitchedOffReason, string> = {
  gone: 'Switched off {time}: the receiver answered that it is gone (410).',
  failing: `Switched off {time}: nothing had reached it for ${failingDays} days.`,
};

/** Programs of the company that are told of events. `{…}` are parts that the page fills in. */
export const webhooks = {
  title: 'Webhooks',
  shortcut: 'Tell your own programs when something is published or changed',
  intro: (count: number, most: number) =>
    `${count} of at most ${most}. When something happens at this site, a message goes to these programs of yours. It names no driver; the program reads what it needs through the API.`,
  document: 'The messages in the description of the API (OpenAPI)',
  none: 'No program is told of anything yet',
  noneText: 'Add a webhook to tell a payroll or roster program at once.',
  add: 'Add a webhook',
  name: 'Program',
  nameHint: 'The activity log names the webhook by it, such as Payroll.',
  url: 'URL',
  urlHint: 'Begins with https:// and names a host of the internet, on port 443 or 8443.',
  typesLegend: 'Tell it when',
  types,
  ofLegend: 'Of',
  of,
  addNow: 'Add webhook',
  change: 'Change',
  changeOf: (name: string) => `Change ${name}`,
  changeTitle: (name: string) => `Change the webhook ${name}`,
  changeNow: 'Save webhook',
  secretTitle: (name: string) => `The signing secret of ${name}`,
  secretLabel: 'Signing secret',
  shownOnce: 'Copy it now: it is shown only this once.',
  verify:
    'The program checks with it that a message comes from here and is new, as Standard Webhooks describes: header webhook-signature over webhook-id, webhook-timestamp and body.',
  repeats:
    'A message may come twice or out of order. The header webhook-id stays the same, so the program can drop repeats.',
  done: 'Done',
  added: 'Added {time} by {name}',
  states: { on: 'On', failing: 'Failing', off: 'Off' },
  failingSince: 'Nothing has reached it since {time}.',
  switchedOff,
  oldSecretUntil: 'The secret before also signs until {time}.',
  sendTest: 'Send a test',
  sendTestTo: (name: string) => `Send a test to ${name}`,
  switchOn: 'Switch on',
  switchOnOf: (name: string) => `Switch ${name} on`,
  rotate: 'New secret',
  rotateOf: (name: string) => `New secret for ${name}`,
  rotateTitle: (name: string) => `Make a new secret for ${name}?`,
  rotateText: (name: string) =>
    `For ${oldSecretHours} hours, messages are signed with both secrets. Give ${name} the new one before they end.`,
  rotateNow: 'Make a new secret',
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  removeTitle: (name: string) => `Remove the webhook ${name}?`,
  removeText: (name: string) =>
    `${name} is no longer told of anything, also of what waits to be sent again. Its deliveries are no longer listed.`,
  removeNow: 'Remove webhook',
  deliveries: 'Deliveries',
  deliveriesText: `Of the last ${deliveryDays} days, newest first. Messages are sent within a minute, and again for about a day if they fail.`,
  noDeliveries: 'Nothing was sent in the last 7 days.',
  columns: {
    time: 'Time',
    program: 'Program',
    event: 'Event',
    result: 'Result',
    action: 'Action',
  },
  /** What a message says; a type that only another version knows stands for itself. */
  nameType: (type: string): string =>
    type === testType ? 'Test' : (Object.entries(types).find(([one]) => one === type)?.[1] ?? type),
  results: { waiting: 'Waiting', delivered: 'Delivered', failed: 'Failed' },
  attempts: (count: number) => counted(count, 'attempt'),
  status: (status: number) => `HTTP status ${status}`,
  redirected: (status: number) => `HTTP status ${status}: redirects are not followed`,
  failures,
  nextTry: 'Next attempt {time}',
  sendAgain: 'Send again',
  sendAgainOf: (event: string, name: string) => `Send again to ${name}: ${event}`,
  older: 'Older deliveries',
  newest: 'Newest deliveries',
};
