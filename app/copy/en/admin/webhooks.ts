import { counted } from '~/app/copy/en/counted';
import {
  deliveryDays,
  failingDays,
  oldSecretHours,
  testType,
  type DeliveryFailure,
  type WebhookCatalogue,
  type WebhookType,
} from '~/domain/webhooks/limits';
import type { SwitchedOffReason } from '~/domain/shared/switched-off';

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
