import type { Objection } from '~/domain/award/objections';
import { counted } from '~/domain/shared/counted';

export const describeObjection = (objection: Objection): string => {
  switch (objection.code) {
    case 'not-eligible':
      return 'is not eligible';
    case 'on-vacation':
      return `is on vacation (${objection.weekId})`;
    case 'not-certified':
      return 'is not airport certified';
    case 'less-senior': {
      const { driverId, seniorityNumber } = objection;
      const rank = seniorityNumber === null ? '' : `seniority ${seniorityNumber}, `;
      return `is less senior than ${rank}driver ${driverId}, to whom the rules give the job`;
    }
    case 'taken':
      return `would take the job from driver ${objection.driverId}, to whom it was assigned manually`;
  }
};

export const disputes = {
  answers: 'Answers',
  answered: 'Answered',
  answeredSinceTheLastPublished:
    'Answered since the last published version. They take effect when you publish again.',
  answeredBetweenThePreviousVersion: 'Answered between the previous version and this one.',
  claimedBy: (jobId: string, employeeId: string) => `${jobId}, claimed by ${employeeId}`,
  open: (open: number) => `${open} open`,
  driversFileClaimsAboutA:
    'Drivers file claims about a published award and read your answer on their page.',
  noClaimsInThisPeriod: 'No claims in this period.',
  claimsOfThisPeriod: 'Claims of this period',
  pick: (rank: number) => `pick ${rank}`,
  deletedDriver: 'Deleted driver',
  reasonGiven: (givenReason: string) => `Reason given: ${givenReason}`,
  answer: 'Answer:',
  seeTheDifference: 'See the difference',
  airport: 'Airport',
  unresolved: 'Unresolved',
  noSeniority: 'no seniority',
  aConflictIsAJob: 'A conflict is a job that more than one driver has as Pick 1.',
  noJobSelectionConflictsDetected: 'No job selection conflicts detected',
  conflicts: 'Conflicts',
  searchConflicts: 'Search conflicts',
  searchJobIdDriverName: 'Search job ID, driver name or ID…',
  countConflicts: (conflicts: number) => `${counted(conflicts, 'conflict')}`,
  jobSelectionConflicts: 'Job selection conflicts',
  noConflictsMatch: (search: string) => `No conflicts match “${search}”.`,
  noneOfThem: 'None of them',
  printDetails: 'Print Details',
  grant: 'Grant',
  award: 'Award',
  pleaseCheckBeforeGranting: 'Please check before granting',
  pleaseCheckThisFirst: 'Please check this first',
  theDriverOrTheJob: 'The driver or the job has been deleted.',
  reason: 'Reason',
  theDriverReadsThisDo: 'The driver reads this. Do not name other drivers.',
  forTheActivityLogAnd: 'For the activity log and the award.',
  grantAnyway: 'Grant anyway',
  awardAnyway: 'Award anyway',
  withMoreThanOnePick: (conflicts: number, unresolved: number) =>
    `${counted(conflicts, 'job')} with more than one Pick 1, ${unresolved} of them unresolved`,
  noConflictsDetected: 'No conflicts detected.',
  found: (found: number) => `${found} found`,
  winnerAssignedManually: 'Winner, assigned manually',
  winner: 'Winner',
  to: (jobId: string, driverName: string) => `${jobId} to ${driverName}`,
  assignedManuallyTo: (givenTo: string) => `Assigned manually to ${givenTo}.`,
  jobSelectionConflicts2: 'Job Selection Conflicts',
  jobsThatMoreThanOne:
    'Jobs that more than one driver has as Pick 1, and how the rules decide them now.',
  totalConflicts: 'Total Conflicts',
  driversInvolved: 'Drivers Involved',
  printJobSelectionConflict: 'Print Job Selection Conflict',
  jobId: 'Job ID',
  schedule: 'Schedule',
  airportJob: 'Airport Job',
  conflictStatus: 'Conflict Status',
  driverAwardedJob: 'Driver Awarded Job',
  jobSelectionConflict: 'Job Selection Conflict',
  gotTheJob: 'Got the job',
  aManualDecisionComesBefore:
    'A manual decision comes before the rules, is logged with its reason, and takes effect when the award is published.',
  conflictsTableColumns: [
    'Job ID',
    'Schedule',
    'Conflict Status',
    'Drivers Involved',
    'Driver Awarded Job',
    'Print Details',
  ],
  open2: 'Open',
  granted: 'Granted',
  denied: 'Denied',

  disputeResolutionTitle: 'Dispute Resolution',
  claims: 'Claims {open}',
  filedAbout: (employeeId: string, time: string, version: number) =>
    `${employeeId} · filed ${time} about version ${version}`,
  filedBySeniorityAbout: (employeeId: string, seniority: string, time: string, version: number) =>
    `${employeeId}, ${seniority} · filed ${time} about version ${version}`,
  takesEffectWhenYou: 'Takes effect when you publish again.',
  answerAction: 'Answer',
  theClaimAbout: (name: string, jobId: string) => `the claim of ${name} about ${jobId}`,
  claimAboutJob: (jobId: string) => `Claim about job ${jobId}`,
  awardJob: (jobId: string) => `Award job ${jobId}`,

  theDriver: (objections: readonly Objection[]) =>
    `The driver ${objections.map(describeObjection).join(' and ')}.`,
};
