import { counted } from '~/app/copy/en/counted';

/** The page that awards a published week again after a mistake. */
export const awardAgain = {
  title: 'Award Again',
  shortcut: 'Award the published week again after a mistake',
  intro:
    'After a mistake, such as a missing job or a wrong list, award the published week again. More senior drivers may keep the job that they hold.',
  none: 'No published week to award again',
  noneText:
    'A week can be awarded again once it is published, until that week is over or the next selection opens.',
  from: 'From seniority number',
  fromHint: 'Drivers with a lower number who hold a job keep it.',
  show: 'Show the result',
  proposed: (from: number) =>
    `Up to number ${from}, the result is the same as awarding everything again.`,
  everybody: 'Everybody can keep what they hold: awarding everything again changes nobody’s job.',
  partly: (from: number) => `From number ${from}`,
  keeping: (drivers: number) =>
    drivers === 1 ? '1 driver keeps their job.' : `${drivers} drivers keep their job.`,
  whole: 'Everything again',
  wholeText: 'Nobody keeps a job because they hold it.',
  same: 'Both ways give every driver the same job.',
  changes: (drivers: number) =>
    drivers === 0
      ? 'Nobody gets another result.'
      : `Another result: ${counted(drivers, 'driver')}.`,
  nobodyWorse: 'Nobody gets a job that they ranked lower.',
  worse: (drivers: number) => `Worse off: ${counted(drivers, 'driver')}`,
  loses: (lost: string, gained: string | null) =>
    gained === null ? `${lost} → no job` : `${lost} → ${gained}`,
  more: (count: number) => `Show ${count} more`,
  publish: (from: number, version: number) => `Publish version ${version} from number ${from}`,
  publishText:
    'You can cancel for a moment after that. Whoever gets another result reads what they had, what they have, and why.',
  publishWhole: 'Award everything again',
};
