import { unknownOrigin } from '~/domain/access/unknown-origin';
import type { Channel, MessageKind } from '~/domain/mail/message-kinds';

const kinds: Record<MessageKind, string> = {
  results: 'Your result',
  'changed-jobs': 'Changes to your job',
  'changed-weeks': 'Changes to your vacation',
  claims: 'Answers to your claims',
  closings: 'Reminders to save a list',
  'last-hour': 'Last reminder',
  notes: 'Notes',
};
const channels: Record<Channel, string> = {
  email: 'Email',
  push: 'Notification',
  sms: 'Text',
};

export const messages = {
  intro: 'Choose which messages you get, and where they go.',
  choose: 'What you get',
  chooseText: 'Turn off what you do not need.',
  kind: 'Message',
  kinds,
  channels,
  hints: {
    results:
      'When job or vacation assignments are published, and a reminder if you have not confirmed your result.',
    'changed-jobs':
      'When assignments are published again and your result changed, or when they are withdrawn.',
    'changed-weeks': 'The same for vacation weeks, such as a freed week that becomes yours.',
    claims: 'When an administrator grants or denies a claim of yours.',
    closings: (hours: number) =>
      `${hours > 0 ? `${hours} hours before a selection closes, if you have not submitted. ` : ''}Also when administrators remind you, or move a closing after an outage.`,
    'last-hour': (hours: number): string =>
      hours > 0
        ? 'An hour before a selection closes, if you still have not submitted.'
        : 'Your site sends no reminders before a closing.',
    notes: 'What your administrators write to you.',
  },
  by: (kind: string, channel: string) => `${kind}: ${channel}`,
  saveChoices: 'Save choices',
  always:
    'Always sent by email: notices when your password or security questions change, when an administrator enters a list for you, and one last email to a confirmed address that you replace or remove.',
  devices: 'Notifications on your devices',
  devicesText: 'A notification says what has happened, without names or results.',
  turnOn: 'Turn on notifications on this device',
  turningOn: 'Turning on…',
  needsJavaScript: 'Notifications need JavaScript, which is off or not loaded yet.',
  cannotNotify: 'This browser cannot show notifications.',
  denied: 'Your browser blocks notifications from this website. Allow them in its settings first.',
  turnOnFailed: 'Notifications could not be turned on. Please try again.',
  homeScreen:
    'On an iPhone or iPad, first add this page to your home screen, open it from there, and turn on notifications there.',
  describeDevice: (name: string) => (name === unknownOrigin ? 'Unknown browser' : name),
  thisDevice: (name: string) => `${name} (this device)`,
  deviceWaits: 'Waiting for its first notification, which arrives within a minute',
  deviceIsOn: 'Notifications are on',
  remove: 'Remove',
  removeDevice: (name: string) => `Remove ${name}`,
};
