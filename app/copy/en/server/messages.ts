import { counted } from '~/app/copy/en/counted';

export const notes = {
  sent: 'Note sent',
  sentText: (count: number) => `It goes to ${counted(count, 'driver')}.`,
  sentAndEmailed: (count: number, emailed: number) =>
    `It goes to ${counted(count, 'driver')}, to ${emailed} of them by email too.`,
  withdrawn: 'Note withdrawn',
  withdrawnText: (title: string) => `Drivers no longer see “${title}”.`,
  templateSaved: 'Template saved',
  templateSavedText: (name: string) => `“${name}” is among your templates.`,
  templateDeleted: 'Template deleted',
  templateDeletedText: (name: string) => `“${name}” is gone.`,
};

export const reminders = {
  sent: 'Reminder sent',
  sentText: (reminded: number, unreachable: number) =>
    `It goes to ${counted(reminded, 'driver')}. ${unreachable === 0 ? 'Everyone without a list is reached.' : `${unreachable} more cannot be reached by messages.`}`,
};

/** Text messages (SMS). A part holds 160 characters, of which the site's name and the link take about 70. */
export const texts = {
  code: (code: string) =>
    `${code} is your code for text messages. It works for 10 minutes. Not you? Ignore this.`,
  removed: 'This number was removed from your driver page. Not you? Tell your administrator.',
  published: (days: string | null) =>
    days === null ? 'Vacation weeks were assigned.' : `Jobs for ${days} were assigned.`,
  withdrawn: (days: string | null) =>
    days === null
      ? 'The assigned vacation weeks no longer count.'
      : `The assigned jobs for ${days} no longer count.`,
  unseen: (days: string | null) =>
    days === null
      ? 'Please look at your vacation weeks and confirm.'
      : `Please look at your job for ${days} and confirm.`,
  claimAnswered: (days: string | null) =>
    days === null ? 'Your vacation claim has an answer.' : `Your claim for ${days} has an answer.`,
  closingSoon: (days: string | null, closes: string) =>
    `You can rank ${days === null ? 'vacation weeks' : 'jobs'} until ${closes}.`,
  extended: (days: string | null, closes: string) =>
    `More time to rank ${days === null ? 'vacation weeks' : 'jobs'}: until ${closes}.`,
  listMissing: (days: string | null, closes: string) =>
    `You have ranked no ${days === null ? 'vacation weeks' : 'jobs'} yet. You have until ${closes}.`,
  note: 'A new note is on your driver page.',
  stop: 'Reply STOP to end.',
  toasts: {
    saved: { title: 'Code sent', description: 'Enter the code from the text message.' },
    again: { title: 'New code sent', description: 'Only the newest code works.' },
    confirmed: {
      title: 'Number confirmed',
      description: 'Text messages go to it from now on.',
    },
    removed: { title: 'Number removed', description: 'You will get no more text messages.' },
  },
};

export const notifications = {
  turnedOn: 'Notifications are on for this device.',
  note: 'There is a new note from your administrators.',
  question: (siteName: string) => `Get notifications from ${siteName} on this device?`,
  over: 'This device no longer gets notifications. Sign in to your driver page and open “Messages”.',
  added: {
    title: 'Almost done',
    description: 'The first notification arrives within a minute. It turns on the others.',
  },
  removed: { title: 'Device removed', description: 'It gets no more notifications.' },
};

export const emailAlerts = {
  confirmQuestion: (email: string, siteName: string) =>
    `Get email alerts from ${siteName} at ${email}?`,
  confirmed: 'Your address is confirmed. Email alerts go to it from now on.',
  stopQuestion: (email: string, siteName: string) =>
    `Stop all email alerts from ${siteName} to ${email}? The address is then removed from your driver page, where you can enter one again at any time.`,
  refuseQuestion: (email: string, siteName: string) =>
    `Is ${email} not yours, or do you want no emails from ${siteName}? The address is then removed there.`,
  stopped: 'You get no more email alerts at this address.',
  linkOver: 'This link no longer works. Sign in to your driver page and open “Messages”.',
  toasts: {
    save: {
      title: 'Email address saved',
      description: 'Open the email that we sent there and confirm the address.',
    },
    again: { title: 'Email sent', description: 'Open it and confirm your address.' },
    'choose-messages': { title: 'Choices saved', description: 'You get the messages that are on.' },
    remove: { title: 'Email address removed', description: 'You will get no more email alerts.' },
  },
};

export const myPhone = {
  toasts: {
    remember: {
      title: 'This phone is remembered',
      description: 'Next time you sign in with one tap.',
    },
    forget: {
      title: 'Phone forgotten',
      description: 'It no longer signs in as you.',
    },
    'add-passkey': {
      title: 'Passkey added',
      description: 'Next time, press “Use a passkey” to sign in.',
    },
    'remove-passkey': {
      title: 'Passkey removed',
      description: 'It no longer signs in as you. You can also delete it in your phone’s settings.',
    },
    'forget-all': {
      title: 'All phones forgotten',
      description: 'None of them signs in as you anymore.',
    },
  },
  stillRemembered: 'This phone is still remembered. If others use it, press “Forget this phone”.',
};
