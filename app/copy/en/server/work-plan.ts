import { counted } from '~/app/copy/en/counted';

export const workPlan = {
  planned: 'Work planned',
  plannedText: 'The status page shows it now.',
  canceled: 'Work canceled',
  canceledText: 'Pages no longer announce it.',
  notPlanned: 'No work was planned',
  notATime: 'Enter date and time of its begin and end.',
  length: (maxHours: number) =>
    `It must end after it begins, and within ${counted(maxHours, 'hour')}.`,
  date: (maxDays: number) =>
    `It must not be over, and must begin within ${counted(maxDays, 'day')}.`,
  noteTooLong: (limit: number) => `The note may have up to ${counted(limit, 'character')}.`,
  tooMany: (limit: number) =>
    `At most ${limit} can be planned at a time. Cancel one first, or wait until one is over.`,
  changed: 'Somebody else changed the plan at the same time. Look at it and try again.',
};
