import { counted } from '~/app/copy/en/counted';

export const results = {
  seenCount: (seen: number, drivers: number) =>
    `${seen} of ${counted(drivers, 'driver')} ${seen === 1 ? 'has' : 'have'} confirmed their result`,
  whoHasNot: 'Who has not',
  title: 'Results not confirmed',
  intro: 'Drivers confirm their result on their page with “Got it”.',
  back: 'Back to the assignments',
  count: (unseen: number, drivers: number) =>
    `${unseen} of ${counted(drivers, 'driver')} ${unseen === 1 ? 'has' : 'have'} not confirmed their result.`,
  tableTitle: 'Not confirmed',
  result: 'Result',
  none: 'None',
  email: 'Gets messages',
  yes: 'Yes',
  no: 'No',
  everybody: 'Every driver has confirmed their result',
  everybodyHint: 'When a new version changes a result, its driver appears here again.',
  nothingPublished: 'No assignments are published now',
  nothingPublishedHint: 'Publish the assignments first. Then you see here who has not confirmed.',
  print: 'Print the list',
  pages: 'Pages of drivers',
  remind: (unseen: number) => `Remind ${unseen === 1 ? 'this driver' : `these ${unseen} drivers`}`,
  remindText: (reached: number, unseen: number) =>
    `${reached} of ${counted(unseen, 'driver')} ${reached === 1 ? 'gets' : 'get'} it by email or as a notification. You can remind once for each version.`,
  nobodyReached:
    'None of these drivers can be reached by email or notification. Print the list instead.',
  reminded: 'You reminded the drivers of this version on {time}.',
  ofWeek: (days: string, version: number) => `Week of ${days}, version ${version}`,
  ofVacations: (version: number) => `Vacation weeks, version ${version}`,
  withdraw: 'Withdraw',
  withdrawTitle: (version: number) => `Withdraw version ${version}?`,
  withdrawJobs:
    'Drivers no longer see their results. They see that the assignments were withdrawn, when, and your reason. They are told by email and as a notification, as they chose. The period goes back to review: you can change assignments and publish again, or reopen the selection.',
  withdrawWeeks:
    'Drivers no longer see their weeks. They see that the assignments were withdrawn, when, and your reason. They are told by email and as a notification, as they chose. You can change assignments and publish again.',
  withdrawKeeps: 'The record of this version and its claims stay under Past Weeks.',
  reason: 'Reason',
  reasonHint: (limit: number) => `Up to ${limit} characters. All drivers read it; name no driver.`,
  withdrawConfirm: (version: number) => `Withdraw version ${version}`,
  withdrawnVersion: (version: number) => `Withdrawn, version ${version}`,
  withdrawnText: 'Published {published}, withdrawn {time}. Reason: {reason}',
  withdrawnKept: 'Drivers do not see this version. Its record is kept below.',
  withdrawnMark: 'Withdrawn',
};
