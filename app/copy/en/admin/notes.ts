import { counted } from '~/app/copy/en/counted';
import type { Audience } from '~/domain/notes/audience';

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
  shortcut: 'Write to drivers on their pages and by email',
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
  byEmail: 'Send it by email too',
  byEmailHint: 'To those who left an address on their page.',
  preview: 'Preview',
  previewTitle: 'Send this note?',
  goesTo: 'Goes to',
  countOf: (audience: string, count: number) => `${audience}: ${drivers(count)}`,
  email: 'Email',
  emailedTo: (withAddress: number, count: number) =>
    `${withAddress} of ${drivers(count)} ${withAddress === 1 ? 'has' : 'have'} an address on file and ${withAddress === 1 ? 'gets' : 'get'} an email`,
  notEmailed: 'Not sent by email',
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
  emailed: (count: number) => `emailed to ${count}`,
  until: (day: string) => `shown until ${day}`,
  endedOn: (day: string) => `ended ${day}`,
  withdrawnBy: 'Withdrawn {time} by {username}',
  withdraw: 'Withdraw…',
  withdrawOf: (title: string) => `Withdraw “${title}”`,
  withdrawTitle: 'Withdraw this note?',
  withdrawText:
    'Drivers no longer see it on their pages. Emails that were not sent yet are not sent.',
  withdrawNow: 'Withdraw the note',
};
