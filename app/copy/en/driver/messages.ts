import { channelNames } from '~/app/copy/en/channel-names';
import { unknownOrigin } from '~/domain/access/unknown-origin';
import type { MessageKind } from '~/domain/mail/message-kinds';
import type { NumberLoss } from '~/domain/mail/phone';

const kinds: Record<MessageKind, string> = {
  results: 'Your result',
  'changed-jobs': 'Changes to your job',
  'changed-weeks': 'Changes to your vacation',
  claims: 'Answers to your claims',
  closings: 'Reminders to save a list',
  'last-hour': 'Last reminder',
  notes: 'Notes',
};

export const messages = {
  intro: 'Choose which messages you get, and where they go.',
  choose: 'What you get',
  chooseText: 'Turn on the ways in which you want messages.',
  sends: (list: string): string => `Sends: ${list}`,
  wouldSend: (list: string): string => `Off. Turned on, it sends: ${list}`,
  needs: {
    email: 'It needs your address, above.',
    push: 'It needs a device of yours, above.',
    sms: 'It needs your number, above.',
  },
  fineTune: 'Fine-tune',
  kind: 'Message',
  kinds,
  channels: channelNames,
  hints: {
    results:
      'When job or vacation results are published, and a reminder if you have not confirmed your result.',
    'changed-jobs':
      'When results are published again and yours changed, or when they are withdrawn.',
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

export const emailAlerts = {
  noAddress: 'No address on file, so you get no email alerts.',
  remove: 'Remove address',
  stop: 'Stop email alerts',
  confirm: 'Confirm your address',
  waiting: 'Waiting for confirmation: open the email that we sent to {email}.',
  enteredForYou:
    'An administrator entered {email} for you. To get email alerts there, open the email that we sent to it and confirm it. If it is not yours, remove it.',
  sendAgain: 'Send the email again',
  lost: {
    unsubscribed:
      'You stopped email alerts with the link in an email, so your address was removed.',
    refused: 'The recipient said that the address is not theirs, so it was removed.',
    bounced: 'Emails to your address could not be delivered, so it was removed.',
    complained: 'An email to your address was reported as spam, so the address was removed.',
  },
  howToStop:
    'To stop these emails, remove your address here. Administrators do not see an address that you entered. The activity log shows them that it changed.',
  yourAddress: 'Your address',
  address: 'Email address',
  newAddress: 'New email address',
  save: 'Save address',
  goTo: 'Email alerts go to {email}',
};

const lost: Record<NumberLoss, string> = {
  unsubscribed:
    'You answered STOP to a text message, so your number was removed. To get texts again, first answer START to the last one, then enter your number.',
  undeliverable: 'Text messages to your number could not be delivered, so it was removed.',
};

export const textMessages = {
  yourNumber: 'Your mobile number',
  noNumber: 'No mobile number on file, so you get no text messages.',
  goTo: 'Text messages go to {number}',
  waiting: 'We sent a code to {number}. If none comes, ask for a new one.',
  code: 'Code from the text message',
  confirm: 'Confirm number',
  sendAgain: 'Send a new code',
  remove: 'Remove number',
  number: 'Mobile number',
  newNumber: 'New mobile number',
  hint: 'With + and the country code if it is not of your site’s country.',
  save: 'Send me a code',
  howToStop:
    'A text says what has happened, without results. Your phone company may charge for it. To stop, answer STOP to any of them, or remove your number here. Administrators do not see it.',
  lost,
};
