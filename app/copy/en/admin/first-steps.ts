import { counted } from '~/app/copy/en/counted';

export const firstSteps = {
  title: 'First Steps',
  intro:
    'Your site is ready to be set up. Drivers cannot rank jobs and nothing happens automatically until you open the first selection.',
  prepare: 'Prepare the site',
  zone: 'Check the time zone',
  zoneText: (zone: string, time: string) =>
    `${zone}: it is ${time} there now. Every cutoff follows it.`,
  drivers: 'Enter drivers',
  driversText: 'Type them, paste a list or upload an Excel workbook. Seniority 1 chooses first.',
  jobs: 'Enter jobs',
  jobsText: 'The jobs that drivers rank, with their start times and days.',
  rules: 'Look at the rules',
  rulesText: 'How jobs are awarded, who sees lists, passwords and reminders. The defaults work.',
  link: 'Share the link',
  linkText: 'A link and a poster with which drivers find this site.',
  noneYet: 'None yet',
  countDrivers: (drivers: number) => counted(drivers, 'driver'),
  countJobs: (jobs: number) => counted(jobs, 'job'),
  open: 'Open the first selection',
  openText: 'Drivers rank jobs until the cutoff, for the week after it.',
  cutoff: (zone: string) => `First cutoff (${zone})`,
  openNow: 'Open selection',
  openWithCutoff: 'Yes, open with this cutoff',
  withSample:
    'The sample drivers and jobs are still here. They take part in the selection unless you remove them first.',
  notYet: 'Enter at least one driver and one job first.',
  sample: 'Sample data',
  addSampleText:
    'Five invented drivers and five jobs to try everything with. You can remove them until you open the first selection.',
  addSample: 'Add sample data',
  removeSampleText: (drivers: number, jobs: number) =>
    `${counted(drivers, 'sample driver')} and ${counted(jobs, 'sample job')} are here. Rows that you edited are no longer counted as samples.`,
  removeSample: 'Remove sample data',
  removeConfirm: 'Yes, remove them',
  removeTitle: 'Remove the sample data?',
  removeText: (drivers: number, jobs: number) =>
    `This removes ${counted(drivers, 'sample driver')} and ${counted(jobs, 'sample job')}. For a day you can undo it in Edit Drivers and in Edit Jobs.`,
};
