import { counted } from '~/app/copy/en/counted';

export const absence = {
  title: 'Absence',
  shortcut: 'Vacation and leave in every week of a year',
  of: (year: number) => `Absence in ${year}`,
  published: (version: number) =>
    `Drivers on vacation by version ${version}, of the slots of each week, and drivers on leave on any day of it. A vacation week counts where it begins.`,
  unpublished:
    'No vacation weeks are published, so only manual assignments count, of the slots of each week; and drivers on leave on any day of it.',
  years: 'Other years',
  most: (away: number, drivers: number, days: string) =>
    `At most ${away} of ${counted(drivers, 'driver')} away: ${days}`,
  nobody: 'Nobody is away in this year.',
  taken: (taken: number, slots: number) => `${taken} of ${slots}`,
  onLeave: (drivers: number) => `${drivers} on leave`,
  looks: { free: 'Slots left', full: 'Full', closed: 'Closed' },
};
