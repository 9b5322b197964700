import { counted } from '~/app/copy/en/counted';
import type { LeaveKind } from '~/domain/leave/limits';

const kinds: Record<LeaveKind, string> = {
  leave: 'Leave',
  injury: 'Injury',
  training: 'Training',
  other: 'Other',
};

export const leave = {
  title: 'Leave',
  shortcut: 'Who is away, and when they are back',
  intro:
    'A driver who is away all seven days of a week, Monday to Sunday, takes no turn in it. A published week changes only when you publish it again.',
  add: 'Add leave',
  addHint: 'Drivers see the days on their page, never the kind.',
  from: 'First day',
  to: 'Last day',
  kind: 'Kind',
  kinds,
  partTitle: (drivers: number, days: string) =>
    `Part of the week of ${days}: ${drivers === 1 ? 'this driver still takes' : 'these drivers still take'} a turn`,
  partHint:
    'They can get a job by their list or by the rules. If they should get none, make the leave cover the whole week, or assign the job to somebody else manually.',
  assign: 'Assign manually',
  now: 'Away now',
  nobodyNow: 'Nobody is away today',
  nobodyNowHint: 'Leave that you add appears here from its first day on.',
  later: 'Away later',
  nobodyLater: 'No leave is planned.',
  ended: (count: number) => `Ended (${count})`,
  endedHint: (days: number) => `Kept for ${counted(days, 'day')} after the last day.`,
  first: (shown: number, count: number) =>
    `The first ${shown} of ${count}. The exports have all of them.`,
  newest: (count: number) => `The latest ${count}. The exports have all of them.`,
  edit: 'Edit',
  editOf: (name: string, days: string) => `Edit the leave of ${name}, ${days}`,
  editTitle: (driver: string) => `Leave of ${driver}`,
  save: 'Save leave',
  endToday: 'End today',
  endTodayOf: (name: string) => `End the leave of ${name} today`,
  delete: 'Delete',
  deleteOf: (name: string, days: string) => `Delete the leave of ${name}, ${days}`,
  deleted: (driver: string, days: string) => `The leave of ${driver}, ${days}, was deleted.`,
  undo: 'Undo',
  link: 'Open leave',
  linkText: 'Enter when this driver is away.',
  awayInWeek: (drivers: number, days: string) =>
    `${drivers === 1 ? '1 driver is on leave and takes' : `${drivers} drivers are on leave and take`} no turn in the week of ${days}: {names}`,
  more: (drivers: number) => `and ${drivers} more`,
};
