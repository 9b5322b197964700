import { counted } from '~/app/copy/en/counted';
import type { Catalogue } from '~/domain/award/award';
import type { Objection } from '~/domain/award/figures/objections';
import type { ClaimKind } from '~/domain/claims/claim-subject';

type ClaimFilter = ClaimKind | 'all' | 'pick';

const dataKinds: Record<Catalogue, string> = { jobs: 'Job data', vacations: 'Week data' };

type Other = Extract<Objection, { readonly driverId: string }>;

const nameOther = (other: Other): string => {
  const name = other.driverName ?? `driver ${other.driverId}`;
  const seniority = 'seniorityNumber' in other ? other.seniorityNumber : null;
  return seniority === null ? name : `${name} (seniority ${seniority})`;
};

const gains = ({ gainedId }: Other): string => {
  if (gainedId === undefined) return '';
  return gainedId === null ? ', and get nothing' : `, and get ${gainedId} instead`;
};

/** An objection to assigning something to the driver called `name`. */
export const describeObjection = (objection: Objection, name: string): string => {
  switch (objection.code) {
    case 'not-eligible':
      return `${name} is not eligible`;
    case 'on-vacation':
      return `${name} is on vacation (${objection.weekId})`;
    case 'on-leave':
      return `${name} is on leave`;
    case 'not-certified':
      return `${name} is not airport certified`;
    case 'less-senior':
      return `${nameOther(objection)}, who is more senior, would be passed over${gains(objection)}`;
    case 'taken':
      return `${nameOther(objection)}, to whom it was assigned manually, would lose it${gains(objection)}`;
    case 'loses':
      return `${nameOther(objection)} would lose ${objection.lostId}${gains(objection)}`;
    case 'others-lose':
      return `${counted(objection.count, 'more driver')} would lose what they get now`;
  }
};

export const disputes = {
  answers: (claims: number) => `Answers ${counted(claims, 'claim')}`,
  answered: (claims: number) => `Answered ${counted(claims, 'claim')}`,
  answeredSince:
    'Answered since the last published version. They take effect when you publish again.',
  answeredBetween: 'Answered between the previous version and this one.',
  claimedBy: (jobId: string, employeeId: string) => `${jobId}, claimed by ${employeeId}`,
  countOpen: (open: number) => `${open} open`,
  claimsIntro: 'Drivers file claims about a published award and read your answer on their page.',
  noClaims: 'No claims in this period.',
  noClaimsMatch: 'No claims match.',
  searchClaims: 'Search claims',
  showClaims: 'Claims to show',
  claimsFound: (found: number, all: number) => `${found} of ${counted(all, 'claim')}`,
  countKind: (kind: ClaimFilter, claims: number): string =>
    `${{ all: 'All', pick: 'A pick', seniority: 'Seniority', list: 'List', data: 'Data', other: 'Something else' }[kind]} ${claims}`,
  /** What a claim is about that is about no pick. */
  describeKind: (kind: ClaimKind, of: Catalogue): string =>
    kind === 'data'
      ? dataKinds[of]
      : { seniority: 'Seniority', list: 'List', other: 'Something else' }[kind],
  claimAbout: (subject: string) => `Claim: ${subject}`,
  changesNothing:
    'Granting tells the driver that they are right. It changes no assignment: correct the list, the job or the driver yourself, and publish again if it matters.',
  claimsCaption: 'Claims of this period',
  pick: (rank: number) => `pick ${rank}`,
  deletedDriver: 'Deleted driver',
  reasonGiven: (givenReason: string) => `Reason given: ${givenReason}`,
  answerLabel: 'Answer:',
  seeTheDifference: 'See the difference',
  airport: 'Airport',
  unresolved: 'Unresolved',
  noSeniority: 'no seniority',
  noConflictsHint: 'A conflict is a job that more drivers have as Pick 1 than it has places.',
  noConflicts: 'No job selection conflicts detected',
  conflicts: 'Conflicts',
  searchConflicts: 'Search conflicts',
  searchHint: 'Search job ID, driver name or ID…',
  countConflicts: (conflicts: number) => `${counted(conflicts, 'conflict')}`,
  caption: 'Job selection conflicts',
  noConflictsMatch: (search: string) => `No conflicts match “${search}”.`,
  printDetailsOf: (jobId: string) => `Print Details of ${jobId}`,
  printDetails: 'Print Details',
  grant: 'Grant',
  award: 'Award',
  checkGrant: 'Please check before granting',
  checkAward: 'Please check this first',
  deletedText: 'The driver, the job or the week has been deleted.',
  reason: 'Reason',
  driverReads: 'The driver will see this. Do not name other drivers.',
  reasonHint: 'Appears in the activity log and the award record.',
  grantAnyway: 'Grant anyway',
  awardAnyway: 'Award anyway',
  conflictsSummary: (conflicts: number, unresolved: number) =>
    `${counted(conflicts, 'job')} with more drivers than places as Pick 1, ${unresolved} of them unresolved`,
  noneDetected: 'No conflicts detected.',
  winnerManual: 'Winner, assigned manually',
  winner: 'Winner',
  awardTo: (jobId: string, driverName: string) => `Award ${jobId} to ${driverName}`,
  assignedManuallyTo: (givenTo: string) => `Assigned manually to ${givenTo}.`,
  title: 'Job Selection Conflicts',
  intro:
    'Jobs that more drivers have as Pick 1 than they have places, and how the rules decide them now.',
  totalConflicts: 'Total Conflicts',
  driversInvolved: 'Drivers Involved',
  printConflict: 'Print Job Selection Conflict',
  jobId: 'Job ID',
  schedule: 'Schedule',
  airportJob: 'Airport Job',
  conflictStatus: 'Conflict Status',
  driverAwardedJob: 'Driver Awarded Job',
  conflictTitle: 'Job Selection Conflict',
  gotTheJob: 'Got the job',
  awardHint:
    'A manual decision comes before the rules, is logged with its reason, and takes effect when the award is published.',
  columns: {
    job: 'Job ID',
    schedule: 'Schedule',
    status: 'Conflict Status',
    drivers: 'Drivers Involved',
    winner: 'Driver Awarded Job',
  },
  open: 'Open',
  granted: 'Granted',
  denied: 'Denied',

  show: 'Conflicts to show',
  showAll: (conflicts: number) => `All ${conflicts}`,
  showUnresolved: (conflicts: number) => `Unresolved ${conflicts}`,
  showResolved: (conflicts: number) => `Resolved ${conflicts}`,
  noneOfThese: 'No conflict of this kind.',
  goesTo: (holders: readonly string[]) => `Goes to ${holders.join(', ')}`,
  goesToNobody: 'Nobody gets it',
  holderReasons: {
    manual: 'manual assignment',
    mostSenior: (winners: number, drivers: number): string =>
      winners === 1
        ? `most senior of ${drivers}`
        : `one of the ${winners} most senior of ${drivers}`,
    nextSenior: 'most senior who can take it',
    laterPick: (rank: number) => `their Pick ${rank}`,
  },
  disputeTitle: 'Dispute Resolution',
  claims: 'Claims {open}',
  filedAbout: (employeeId: string, time: string, version: number) =>
    `${employeeId} · filed ${time} about version ${version}`,
  filedBySenior: (employeeId: string, seniority: string, time: string, version: number) =>
    `${employeeId}, ${seniority} · filed ${time} about version ${version}`,
  takesEffect: 'Takes effect when you publish again.',
  answer: 'Answer',
  answerClaim: (name: string, jobId: string) => `Answer the claim of ${name} about ${jobId}`,
  claimAboutJob: (jobId: string) => `Claim about job ${jobId}`,
  claimAboutWeek: (weekId: string) => `Claim about vacation week ${weekId}`,
  vacationWeek: 'Vacation week',
  awardJob: (jobId: string) => `Award job ${jobId}`,

  describeObjections: (objections: readonly Objection[], name: string): string[] =>
    objections.map((objection) => `${describeObjection(objection, name)}.`),
  resolved: 'Resolved',
  countResolved: 'Resolved',
  countUnresolved: 'Unresolved',
  conflictsFound: (found: number, all: number) => `${found} of ${counted(all, 'conflict')}`,
};
