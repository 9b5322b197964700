import { createDescribeKept } from '~/app/copy/describe-kept';
import { counted } from '~/app/copy/en/counted';
import type { KeptYears } from '~/domain/retention/limits';

const kindLabels = { awards: 'Award history', claims: 'Claims', log: 'Activity log' };
const yearsLabel = (years: KeptYears | null) =>
  years === null ? 'forever' : counted(years, 'year');

/** For how long a company keeps its history. `{…}` are parts that the page fills in. */
export const retention = {
  title: 'Keeping History',
  shortcut: 'For how many years awards, claims and the log are kept',
  intro:
    'Choose how long all sites of your company keep their history. Anything older is erased for good, from reports and exports too.',
  kindLabels,
  kindHints: {
    awards:
      'Published weeks and vacation awards with their records, lists saved by drivers, manual assignments, confirmations and trades.',
    claims: 'Claims with their answers.',
    log: 'What was done at each site, and by whom.',
  },
  yearsLabel,
  countLabels: {
    weeks: 'Published weeks',
    vacations: 'Vacation awards',
    lists: 'Saved lists',
    claims: 'Claims',
    entries: 'Log entries',
  },
  describeKept: createDescribeKept(kindLabels, yearsLabel),
  state: 'Kept now',
  change: 'Change',
  review: 'Review',
  waiting: (days: number) => `A shorter time takes effect after ${days} days.`,
  waits: 'A shorter time waits',
  waitsUntil: (by: string) =>
    `Chosen by ${by}. Takes effect from {time} on, unless you withdraw it:`,
  withdraw: 'Withdraw',
  erased: 'Erased at this site so far',
  nothingErased: 'Nothing was erased at this site.',
  keptFrom: (day: string) => `before ${day}`,
  reviewTitle: 'What this changes',
  goes: (day: string) => `Everything before ${day} is erased`,
  over: (count: string) => `at this site now: ${count}`,
  orMore: (count: number) => `${count.toLocaleString('en-US')} or more`,
  never:
    'Never erased: the running selection, the awards your pages still show, weeks with open claims, and each driver’s latest list.',
  later: (days: number) =>
    `This is shorter than now. It takes effect after ${days} days; until then, every company administrator can withdraw it. What is erased cannot be brought back.`,
  atOnce: 'These times count at once.',
  told: 'Everybody who answers for a site of the company is told by email.',
  save: 'Save These Times',
  saveLater: (days: number) => `Erase After ${days} Days`,
  back: 'Back',
  same: 'These times count already, so nothing would change.',
  ofCompany: 'Keeps history',
};
