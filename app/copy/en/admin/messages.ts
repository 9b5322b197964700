import { counted } from '~/app/copy/en/counted';
import type { Audience } from '~/domain/notes/find-listed';

const drivers = (count: number) => counted(count, 'driver');

const audiences: Record<Audience, string> = {
  all: 'All drivers',
  'without-list': 'Drivers without a list for this week',
  'result-unseen': 'Drivers with an unconfirmed result',
  certified: 'Airport certified drivers',
  listed: 'Listed drivers',
};

export const notes = {
  title: 'Notes',
  shortcut: 'Write to drivers on their pages and by message',
  intro:
    'A note appears at the top of a driver’s pages until they press “Got it” or its last day is over.',
  newNote: 'New note',
  noteTitle: 'Title',
  titleHint: (limit: number) => `Up to ${limit} characters.`,
  text: 'Text',
  textHint: (limit: number) =>
    `Plain text, up to ${limit} characters. It is shown as you write it.`,
  audience: 'Who gets it',
  audiences,
  ids: 'Employee IDs',
  idsHint: 'One per line, or separated by spaces or commas.',
  lastDay: 'Shown until the end of',
  lastDayHint: (days: number) => `At most ${days} days from today.`,
  byEmail: 'Send it as a message too',
  byEmailHint: 'To those who get notes by email or as notifications.',
  preview: 'Preview',
  previewTitle: 'Send this note?',
  goesTo: 'Goes to',
  countOf: (audience: string, count: number) => `${audience}: ${drivers(count)}`,
  email: 'Message',
  emailedTo: (reached: number, count: number) =>
    `${reached} of ${drivers(count)} ${reached === 1 ? 'gets' : 'get'} it by email or as a notification`,
  notEmailed: 'Not sent as a message',
  shownUntil: 'Shown until the end of',
  resolved: 'Who gets the note is decided when you send it.',
  edit: 'Back to editing',
  send: (count: number) => `Send to ${drivers(count)}`,
  current: 'Shown now',
  noCurrent: 'Drivers see no note now',
  noCurrentHint: 'The notes you send appear here.',
  past: 'Earlier notes',
  pastHint: (limit: number) => `The latest ${limit}. The activity log keeps all of them.`,
  sentBy: 'Sent {time} by {username}',
  confirmed: (confirmed: number, count: number) => `${confirmed} of ${count} pressed “Got it”`,
  emailed: (count: number) => `sent to ${count}`,
  until: (day: string) => `shown until ${day}`,
  endedOn: (day: string) => `ended ${day}`,
  withdrawnBy: 'Withdrawn {time} by {username}',
  withdraw: 'Withdraw…',
  withdrawOf: (title: string) => `Withdraw “${title}”`,
  withdrawTitle: 'Withdraw this note?',
  withdrawText:
    'Drivers no longer see it on their pages. Messages that have not gone out yet are canceled.',
  withdrawNow: 'Withdraw the note',
  templates: 'Templates',
  templatesHint: 'Title and text of notes that you send again.',
  use: 'Use',
  useOf: (name: string) => `Use the template “${name}”`,
  delete: 'Delete…',
  deleteOf: (name: string) => `Delete the template “${name}”`,
  deleteTitle: 'Delete this template?',
  deleteText: 'Notes that were sent from it stay as they are.',
  deleteNow: 'Delete the template',
  saveTitleAndText: 'Keep title and text as a template',
  templateName: 'Name of the template',
  nameHint: (limit: number) => `Up to ${limit} characters.`,
  saveTemplate: 'Save as template',
  changeTemplate: 'Change the template',
};

export const outbox = {
  noMailsText:
    'Emails and text messages appear here within ten seconds. Reload the page to check again.',
  noMails: 'No messages',
  download: 'Download this message',
  title: 'Outbox',
  textMessage: 'Text message',
  answerStop: 'Answer STOP',
  forDevelopers: 'For developers',
  intro: (shown: number) =>
    `The latest ${shown} emails and text messages. They were written to the data folder, not sent.`,
};
