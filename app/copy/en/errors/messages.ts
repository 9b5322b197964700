import { counted } from '~/app/copy/en/counted';

export const notes = {
  title: 'The note was not sent',
  'note-title-missing': 'Please enter a title.',
  'note-title-too-long': ({ limit }: { limit: number }) =>
    `The title may have up to ${limit} characters.`,
  'note-text-missing': 'Please enter a text.',
  'note-text-too-long': ({ limit }: { limit: number }) =>
    `The text may have up to ${limit} characters.`,
  'note-day-refused': ({ first, last }: { first: string; last: string }) =>
    `Please choose a day from ${first} to ${last}.`,
  'note-ids-missing': 'Please enter at least one employee ID.',
  'note-ids-unknown': ({ ids, count }: { ids: readonly string[]; count: number }) =>
    `Your site has no driver with ${ids.join(', ')}${count > ids.length ? ` and ${count - ids.length} more` : ''}.`,
  'note-without-recipients': 'There is no such driver now.',
  'note-without-results': 'No assignments are published now, so there is no result to confirm.',
  'too-many-notes': ({ limit }: { limit: number }) =>
    `Drivers see at most ${limit} notes at a time. Withdraw one that is no longer needed.`,
  'notes-too-large':
    'The notes that are shown name too many single drivers. Withdraw one, or write to all drivers. Nothing was sent.',
  'too-many-sent': ({ limit, retryAfterSeconds }: { limit: number; retryAfterSeconds: number }) =>
    `Your site can send ${limit} notes an hour. You can send the next one in ${counted(Math.ceil(retryAfterSeconds / 60), 'minute')}.`,
  'note-gone.title': 'This note is not shown anymore',
  'note-gone': 'It was withdrawn, or its last day is over.',
};

export const templates = {
  title: 'The template was not saved',
  'template-name-missing': 'Please enter a name for the template.',
  'template-name-too-long': ({ limit }: { limit: number }) =>
    `The name may have up to ${limit} characters.`,
  'template-name-taken': ({ name }: { name: string }) => `There is a template “${name}” already.`,
  'too-many-templates': ({ limit }: { limit: number }) =>
    `Your site can keep ${limit} templates. Delete one that is no longer needed.`,
  'template-without-jobs': 'The site has no jobs to keep. Nothing was saved.',
  'templates-too-large':
    'All templates together are too large. Delete one that is no longer needed. Nothing was saved.',
  'template-gone': 'This template was deleted.',
  'templates-changed': 'Someone else changed the templates at the same moment. Please try again.',
};

export const reminders = {
  title: 'No reminder was sent',
  'nobody-to-remind': 'No driver without a list left an email address.',
  'reminded-recently': ({ retryAfterSeconds }: { retryAfterSeconds: number }) =>
    `These drivers were reminded less than an hour ago. You can remind them again in ${counted(Math.ceil(retryAfterSeconds / 60), 'minute')}.`,
  'reminded-meanwhile': 'Someone else reminded these drivers at the same moment.',
};
