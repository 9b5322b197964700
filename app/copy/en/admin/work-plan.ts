import { counted } from '~/app/copy/en/counted';

/** The master administrator's page about planned work. */
export const workPlan = {
  title: 'Planned Work',
  intro: (hours: number) =>
    `Tell everybody when pages may not answer. Every page announces planned work ${counted(hours, 'hour')} before it begins, until it is over; the status page shows it at once.`,
  statusPage: 'Open the status page',
  plan: 'Plan work',
  from: 'From',
  until: 'Until',
  zone: (zone: string) => `Time zone: ${zone}`,
  note: 'Note',
  noteHint: (most: number) =>
    `Optional, up to ${counted(most, 'character')}. Everybody can read it, in your words.`,
  none: 'No work is planned',
  noneText: 'What you plan is listed here until it is over.',
  cancel: 'Cancel',
  cancelNamed: (from: string) => `Cancel the work from ${from}`,
};
