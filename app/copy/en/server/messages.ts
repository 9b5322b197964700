import { counted } from '~/app/copy/en/counted';

export const notes = {
  sent: 'Note sent',
  sentText: (count: number) => `It goes to ${counted(count, 'driver')}.`,
  sentAndEmailed: (count: number, emailed: number) =>
    `It goes to ${counted(count, 'driver')}, to ${emailed} of them by email too.`,
  withdrawn: 'Note withdrawn',
  withdrawnText: (title: string) => `Drivers no longer see “${title}”.`,
  notSent: 'The note was not sent',
  titleMissing: 'Please enter a title.',
  titleTooLong: (limit: number) => `The title may have up to ${limit} characters.`,
  textMissing: 'Please enter a text.',
  textTooLong: (limit: number) => `The text may have up to ${limit} characters.`,
  dayRefused: (first: string, last: string) => `Please choose a day from ${first} to ${last}.`,
  idsMissing: 'Please enter at least one employee ID.',
  idsUnknown: (ids: readonly string[], count: number) =>
    `Your site has no driver with ${ids.join(', ')}${count > ids.length ? ` and ${count - ids.length} more` : ''}.`,
  nobody: 'There is no such driver now.',
  noResults: 'No assignments are published now, so there is no result to confirm.',
  tooLarge:
    'The notes that are shown name too many single drivers. Withdraw one, or write to all drivers. Nothing was sent.',
  tooMany: (limit: number) =>
    `Drivers see at most ${limit} notes at a time. Withdraw one that is no longer needed.`,
  changed: 'Someone else sent or withdrew a note at the same moment. Please try again.',
  tooManySent: (limit: number, minutes: number) =>
    `Your site can send ${limit} notes an hour. You can send the next one in ${counted(minutes, 'minute')}.`,
  gone: 'This note is not shown anymore',
  goneText: 'It was withdrawn, or its last day is over.',
  templateSaved: 'Template saved',
  templateSavedText: (name: string) => `“${name}” is among your templates.`,
  templateDeleted: 'Template deleted',
  templateDeletedText: (name: string) => `“${name}” is gone.`,
  templateNotSaved: 'The template was not saved',
  nameMissing: 'Please enter a name for the template.',
  nameTooLong: (limit: number) => `The name may have up to ${limit} characters.`,
  nameTaken: (name: string) => `There is a template “${name}” already.`,
  tooManyTemplates: (limit: number) =>
    `Your site can keep ${limit} templates. Delete one that is no longer needed.`,
  templateGone: 'This template was deleted.',
  templatesChanged: 'Someone else changed the templates at the same moment. Please try again.',
};

export const reminders = {
  sent: 'Reminder sent',
  sentText: (reminded: number, unreachable: number) =>
    `It goes to ${counted(reminded, 'driver')}. ${unreachable === 0 ? 'Everyone without a list is reached.' : `${unreachable} more cannot be reached by messages.`}`,
  notSent: 'No reminder was sent',
  nobody: 'No driver without a list left an email address.',
  recently: (minutes: number) =>
    `These drivers were reminded less than an hour ago. You can remind them again in ${counted(minutes, 'minute')}.`,
  meanwhile: 'Someone else reminded these drivers at the same moment.',
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
  numberKnown: 'Text messages already go to this number.',
  invalidNumber: 'Please enter a valid mobile number.',
  notServed: (countries: string) =>
    `We can send texts to mobile numbers of these countries only: ${countries}.`,
  wrongCode: (triesLeft: number) =>
    triesLeft === 1
      ? 'That is not the code. You have one more try.'
      : `That is not the code. You have ${triesLeft} more tries.`,
  codeOver: 'This code no longer works. Ask for a new one.',
  notOffered: 'No text messages',
  notOfferedText: 'Text messages have been turned off. Nothing was changed.',
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
  serviceUnknown: 'This browser is not supported',
  serviceUnknownText:
    'Notifications work with Chrome, Edge, Firefox and Safari. Nothing was changed.',
  atKiosk: 'Not on this computer',
  atKioskText: 'Everybody uses this computer, so it shows no notifications.',
  tooMany: 'Too many devices',
  tooManyText: (most: number) =>
    `You can have ${most} devices. Remove one that you no longer use, and try again.`,
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
  stopped: 'You get no more email alerts at this address.',
  linkOver: 'This link no longer works. Sign in to your driver page and open “Messages”.',
  toasts: {
    save: {
      title: 'Email address saved',
      description: 'Open the email that we sent there and confirm the address.',
    },
    again: { title: 'Email sent', description: 'Open it and confirm your address.' },
    choose: { title: 'Choices saved', description: 'You get the messages that you left on.' },
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
  unknown: 'This phone is not remembered. Please enter your Employee ID.',
  stillRemembered: 'This phone is still remembered. If others use it, press “Forget this phone”.',
  passkeyUnknown: 'This passkey is not known here. Please enter your Employee ID.',
  tooManyPasskeys: (most: number) =>
    `You can have ${most} passkeys. Remove one that you no longer use, and try again.`,
  tooMany: 'Too many phones',
  tooManyText: (most: number) =>
    `You can have ${most} phones. Forget one that you no longer use, and try again.`,
};
