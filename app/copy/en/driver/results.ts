import type { AssignmentType } from '~/domain/award/assignment-type';
import type { Catalogue } from '~/domain/award/award';
import type { DriverRow } from '~/domain/award/figures/assignment-rows';
import type { ChangeCause } from '~/domain/award/results/result-change-schema';
import type { ClaimKind } from '~/domain/claims/claim-subject';
import type { JobTaker } from '~/domain/reports/who-got';

const maxIds = 5;
const listIds = (ids: readonly string[] = []) =>
  `${ids.slice(0, maxIds).join(', ')}${ids.length > maxIds ? ` and ${ids.length - maxIds} more` : ''}`;

const causes: Record<ChangeCause['code'], (cause: ChangeCause) => string> = {
  'job-changed': ({ ids }) => `Your site changed ${listIds(ids)}.`,
  'job-freed': ({ own, ids }) =>
    own
      ? `${listIds(ids)} is no longer yours. It was passed down the list by seniority.`
      : 'A job became free and was passed down the list by seniority.',
  'job-taken': ({ ids }) =>
    `You took ${listIds(ids)}, which nobody had. Seniority decided among everybody who did.`,
  'claim-granted': ({ own, ids }) =>
    own ? `Your claim about ${listIds(ids)} was granted.` : 'Another driver’s claim was granted.',
  'assigned-manually': ({ own, ids }) =>
    own ? `You were assigned ${listIds(ids)} manually.` : 'Another driver was assigned manually.',
  'assignment-removed': ({ own, ids }) =>
    own
      ? `Your manual assignment of ${listIds(ids)} was removed.`
      : 'Another driver’s manual assignment was removed.',
  'offer-deleted': ({ ids }) => `Deleted: ${listIds(ids)}.`,
  'offer-added': ({ ids }) => `Added: ${listIds(ids)}.`,
  'offer-changed': ({ ids }) => `Changed by your site: ${listIds(ids)}.`,
  'week-freed': ({ own, ids }) =>
    own ? `You gave up or declined ${listIds(ids)}.` : 'Another driver gave up a week.',
  traded: ({ ids }) => `You traded for ${listIds(ids)} with another driver.`,
  'list-changed': ({ own }) => (own ? 'Your list changed.' : 'Other drivers’ lists changed.'),
  'driver-changed': ({ own }) =>
    own ? 'Your entry among the drivers changed.' : 'Other drivers were added, changed or removed.',
  'rules-changed': () => 'The rules of your site changed.',
  withdrawn: () => 'The version before was withdrawn.',
  'published-again': () => 'The results were published again.',
};

export const results = {
  changed: 'Your result changed',
  changedFor: (week: string) => `Your result changed · ${week}`,
  before: 'Before',
  now: 'Now',
  nothing: 'Nothing',
  notAmongDrivers: 'You were not on the list of drivers when these results were published.',
  why: 'What changed in between',
  publishedAt: 'Published {time}.',
  result: 'Result',
  pleaseConfirm: 'Please confirm that you have seen your result.',
  gotIt: 'Got it',
  trade: 'Trade…',
  tradeOffers: (count: number): string =>
    count === 1 ? '1 driver offers you a trade' : `${count} drivers offer you a trade`,
  openTrades: 'Open trades',
  seenAt: 'You confirmed this result on {time}.',
  jobsWithdrawn: (days: string) => `The results for the week of ${days} were withdrawn`,
  weeksWithdrawn: 'The vacation results were withdrawn',
  withdrawnAt: 'On {time}. Reason: {reason}',
  withdrawnNext: 'You see your result here when the results are published again.',
  describeCause: (cause: ChangeCause) => causes[cause.code](cause),
};

const types: Record<AssignmentType, string> = {
  preference: 'Pick',
  manual: 'Manual',
  seniority: 'Seniority',
  'vc-assigned': 'Auto',
  'airport-auto': 'Airport Auto',
  'airport-driver': 'Airport Driver',
  'airport-driver-pool': 'Airport Driver Pool',
  trade: 'Trade',
};
const without: Record<DriverRow['without'], string> = {
  unassigned: 'Unassigned',
  'not-eligible': 'Not eligible',
  'on-vacation': 'On vacation',
  'on-leave': 'On leave',
};

export const assignments = {
  /** How a job was assigned. */
  types,
  /** How a vacation week was assigned. */
  vacationTypes: {
    ...types,
    preference: 'Driver Preference',
    manual: 'Manual Assignment',
    seniority: 'Seniority Based',
    'vc-assigned': 'VC Assignment',
  },
  /** Shown for a driver without an assignment. */
  without,
};

const claimData: Record<Catalogue, string> = {
  jobs: 'The job’s data',
  vacations: 'The week’s data',
};

/** Claims of drivers about published jobs and vacation weeks. */
export const claims = {
  filed: (dateTime: string) => `Filed ${dateTime}`,
  answer: 'Answer:',
  noAnswer: 'Your site administrator has not answered yet.',
  takesEffect: 'It takes effect when the results are published again.',
  textLabel: 'What is wrong?',
  send: 'Send claim',
  others: 'Your other claims',
  open: 'Claim open',
  granted: 'Claim granted',
  denied: 'Claim denied',
  file: 'File a claim',
  ended:
    'You can no longer file a claim about this week. If something is wrong, ask your site administrator.',
  hint: (limit: number) => `Up to ${limit} characters. Your site administrator reads it.`,
  hintUntil: (limit: number) =>
    `Up to ${limit} characters, until {time}. Your site administrator reads it.`,
  about: 'What is it about?',
  choose: 'Choose…',
  describeKind: (kind: ClaimKind, of: Catalogue): string =>
    kind === 'data'
      ? claimData[of]
      : { seniority: 'My seniority', list: 'My list', other: 'Something else' }[kind],
};

const nameTaker = (seniorityNumber: number | null, rank: number | null): string => {
  const who =
    seniorityNumber === null
      ? 'a driver without a seniority number'
      : `seniority #${seniorityNumber}`;
  return rank === null ? who : `${who}, who ranked it #${rank}`;
};

const countTaken = (jobId: string, { places, taken }: { places: number; taken: number }): string =>
  `${taken} of ${places} places of ${jobId} ${taken === 1 ? 'was' : 'were'} taken`;

/** Answers to the question who got a job. Other drivers are identified only by seniority number. */
export const whoGot = {
  title: 'Who got another job?',
  placeholder: 'Job ID',
  find: 'Find',
  notRead: 'This could not be read just now. Please try again.',
  noSuchJob: (typed: string) => `There was no job ${typed}.`,
  noSuchWeek: 'Nothing was published for you in that week.',
  yours: (jobId: string) => `${jobId} is your job.`,
  explained: (jobId: string, rank: number, reason: string) =>
    `${jobId}, your pick ${rank}: ${reason}.`,
  needsCertification: (jobId: string) => `${jobId} needs airport certification.`,
  taken: (jobId: string, by: JobTaker): string => {
    if (by.code === 'nobody') return `Nobody got ${jobId}.`;
    if (by.code === 'places-taken') return `${countTaken(jobId, by)}.`;
    if (by.code === 'assigned-manually')
      return by.places === 1
        ? `${jobId} was assigned manually.`
        : `${countTaken(jobId, by)}. It was assigned manually.`;
    const taker = nameTaker(by.seniorityNumber, by.rank);
    if (by.places === 1) return `${jobId} went to ${taker}.`;
    const last = by.rank === null ? 'the last' : 'the last from a list';
    return `${countTaken(jobId, by)}, ${last} by ${taker}.`;
  },
  notListed: 'It was not on your list.',
  notAbove: 'It was not above your job on your list.',
};

export const check = {
  title: 'Check it yourself',
  intro:
    'This device can compute all results again from the published record, which holds numbers in seniority order instead of names.',
  yourNumber: (number: number) => `You are number ${number}.`,
  controlNumber: 'Control number {number}',
  wholeNumber: 'Control number in full: {number}',
  press: 'Check the results',
  download: 'Download the record',
  verifyFile: 'Anyone who has the program can check the downloaded file: {command}',
  notChecked: 'Nothing was checked',
  notLoaded: 'The record could not be loaded. Check your connection and press the button again.',
};
