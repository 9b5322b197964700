/** The page of published weeks whose jobs have changed since. */
export const publishedWeeks = {
  title: 'Published Weeks',
  intro:
    'A published week keeps its jobs as they were published. Choose what changes there too: the drivers of these jobs are told what they had, what they have now, and why, and nobody else’s result changes.',
  differ: (jobs: number) =>
    jobs === 1
      ? '1 job was changed or deleted after a week was published, which still has it as it was.'
      : `${jobs} jobs were changed or deleted after a week was published, which still has them as they were.`,
  review: 'Change the published week too…',
  version: (version: number) => `Version ${version}`,
  published: 'Published',
  now: 'Now',
  deleted: (drivers: number) =>
    `Deleted. If it is deleted there too, ${drivers === 1 ? 'this driver has' : `these ${drivers} drivers have`} no job that week.`,
  heldBy: (names: string, _drivers: number) => `Held by ${names}`,
  change: 'Change the published week',
  leave: 'Leave it as published',
  none: 'No published week differs from the list of jobs',
  noneText:
    'When you change or delete a job that drivers hold in a published week, it is listed here.',
};

/** The page of published vacation weeks that have changed since. */
export const publishedVacations = {
  title: 'Published Vacation Weeks',
  intro:
    'Published vacation weeks stay as they were published. Choose what changes there too: the drivers of these weeks are told what they had, what they have now, and why, and nobody else’s result changes.',
  changed: 'Changed since they were published',
  differ: (weeks: number) =>
    weeks === 1
      ? '1 vacation week was changed or deleted after it was published, and its drivers still have it as it was.'
      : `${weeks} vacation weeks were changed or deleted after they were published, and their drivers still have them as they were.`,
  review: 'Change the published weeks too…',
  deleted: (drivers: number) =>
    `Deleted. If it is deleted there too, ${drivers === 1 ? 'this driver loses' : `these ${drivers} drivers lose`} the week.`,
  change: 'Change the published weeks',
  none: 'No published week differs from the list of weeks',
  noneText:
    'When you change or delete a vacation week that drivers hold in the published version, it is listed here.',
};
