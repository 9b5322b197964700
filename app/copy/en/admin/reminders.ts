import { counted } from '~/app/copy/en/counted';

const drivers = (count: number) => counted(count, 'driver');

export const reminders = {
  title: 'Drivers without a list',
  intro:
    'These drivers choose jobs this week and have no list yet. A list from an earlier week that still counts is a list too.',
  remindThe: (count: number) => (count === 1 ? 'Remind the driver…' : `Remind the ${count}…`),
  lastReminded: 'Last reminded {time}.',
  canBeReached: (reachable: number, all: number) =>
    `${reachable} of ${drivers(all)} can be reached by email or notification.`,
  cannotBeReached: (count: number) =>
    `${drivers(count)} cannot be reached. Print the list, or call them.`,
  remind: (count: number) => `Send the reminder to ${drivers(count)}`,
  remindText: 'They get one message with the cutoff and a link to their page, in their language.',
  nextAt: 'You can remind them again from {time}.',
  closed: 'Selection is closed, so a reminder would come too late.',
  everybody: 'Every driver has a list',
  everybodyHint: 'There is nobody to remind.',
  unreachable: 'Not reached by messages',
  reachable: 'Reached by messages',
  email: 'Gets messages',
  yes: 'Yes',
  no: 'No',
  print: 'Print the list',
  counts: (all: number, unreachable: number) =>
    `${drivers(all)} without a list, ${unreachable} of them not reached by messages.`,
};
