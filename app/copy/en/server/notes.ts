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
