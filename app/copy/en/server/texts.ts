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
