import { counted } from '~/app/copy/en/counted';

export const jobTemplates = {
  title: 'Templates',
  intro:
    'Lists of jobs for a season or a holiday week. Using one shows a preview first, in which you can replace the whole list.',
  saved: (count: number, by: string) => `${counted(count, 'job')}, saved by ${by} at {time}`,
  use: 'Use',
  useOf: (name: string) => `Use the template ${name}`,
  deleteOf: (name: string) => `Delete the template ${name}`,
  deleteTitle: (name: string) => `Delete the template “${name}”?`,
  deleteText: (count: number) =>
    `Its list of ${counted(count, 'job')} is deleted. The jobs of your site stay as they are.`,
  deleteNow: 'Delete the template',
  name: 'Name of a new template',
  nameExample: 'Winter',
  nameHint: 'A template with the same name is replaced.',
  save: (jobs: number) => `Save the present ${counted(jobs, 'job')}`,
};
