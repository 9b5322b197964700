import { counted } from '~/app/copy/en/counted';

export const landing = {
  driverAccess: 'Driver Access',
  managing: 'Managing a site?',
  adminPortal: 'Admin Portal',
  notOpenedTitle: 'This site is being set up',
  openTitle: (days: string) => `Choose your job for the week of ${days}`,
  closedTitle: (days: string) => `Selection for the week of ${days} is closed`,
  publishedTitle: (days: string) => `Jobs for the week of ${days} are assigned`,
  support: 'Technical Support',
  askAdmin: 'Something not working? Please ask your site administrator.',
  about: 'About this selection',
  overview: 'Overview',
  weeklyJobs: 'Weekly Jobs',
  howItWorks: 'How It Works',
  selectionPeriod: 'Selection period',
  atAGlance: 'At a glance',
  deadline: 'Deadline',
  bySeniority: 'Seniority-based preference selection',
  method: 'Assignment method',
  noJobsHint: 'Your site lists its jobs here before selection starts.',
  noJobs: 'No weekly jobs are currently available for selection.',
  pages: 'Pages of jobs',
  notOpened: 'Not opened yet',
  open: 'Open for selection',
  published: 'Results published',
  closed: 'Selection closed',
  steps: [
    ['Log in', 'Enter your 7-digit Employee ID.'],
    ['Password', 'Set up your password, or enter it if you have one on file.'],
    ['Browse jobs', 'See the jobs at your site. Search, sort and filter them.'],
    ['Select preferences', 'Put the jobs you want in order: Pick 1 is the one you want most.'],
    ['Submit', 'Save your list before the deadline. You get a receipt for every save.'],
    [
      'Assignment',
      'Jobs are assigned by seniority: each driver in turn gets their highest pick that is still free.',
    ],
    ['See your job', 'After the period closes, log in again to view your assigned job.'],
  ],
  explanations: {
    'not-opened':
      'The first selection has not opened yet. Your site administrator will tell you when it does.',
    open: 'Rank as many jobs as you like and save. You can change your list until the deadline.',
    closed: 'The deadline has passed. Log in to see your job once your site has published it.',
    published: 'Log in to see the job you were assigned and why.',
  },
  contact: 'Something not working? {email}',
  countJobs: (jobs: number) => counted(jobs, 'job'),
};

/** What the start page tells a company that does not know the product. */
export const forCompanies = {
  learnMore: 'Information for companies',
  title: 'Job and vacation selection that everyone can check',
  lead: 'Made for companies whose delivery drivers choose their work by seniority: one site or many, each with its own drivers, jobs, deadline and rules.',
  parts: {
    rank: [
      'Drivers rank',
      'They put jobs and vacation weeks in order, on a phone, a computer or a kiosk at the depot. Every save gets a receipt.',
    ],
    award: [
      'Seniority decides',
      'From the most senior driver down, each gets their highest pick that is still free. What an administrator assigns manually comes first and is marked.',
    ],
    explain: [
      'Every driver reads why',
      'Each pick that a driver did not get has a reason. It refers to other drivers by seniority number, never by name.',
    ],
    check: [
      'Anyone can check',
      'A published version is frozen, and drivers can compute it again on their own device. A correction is a new version that shows whose result changed.',
    ],
  },
  exampleTitle: 'What a driver reads after publishing',
  example: 'Example',
  exampleJob: 'Your job: J014',
  exampleReasons: [
    ['J002', 'went to a more senior driver (#12), who ranked it #1'],
    ['J007', 'needs airport certification'],
    ['J014', 'awarded to you'],
  ],
  exampleCheck: 'Computed again on this device: every result is the same.',
  startTitle: 'How your company gets started',
  startSteps: [
    [
      'Send a request',
      'Tell us about your company and its first site. This takes about two minutes.',
    ],
    [
      'Get the answer',
      'An email confirms your request at once. Another brings the answer, and the reason if it is no.',
    ],
    [
      'Invite your drivers',
      'Choose a password, paste drivers and jobs from a spreadsheet, and share the link to your site.',
    ],
  ],
  openForm: 'Fill out the request form',
};

export const deactivated = {
  title: 'Access is switched off',
  ofCompany: (company: string) => `The operator has switched off access for ${company}.`,
  ofSite: (company: string, site: string) =>
    `The operator has switched off access for the site ${site} of ${company}.`,
  since: 'This site has been off since {time}',
  notSaved: 'What you just sent was not saved',
  notSavedText: 'Access was already switched off when it arrived.',
  meaning: 'What this means',
  nothingDeleted: 'Nothing was deleted. Lists of picks and results stay as they were saved.',
  noSignIn: 'Nobody can sign in, and nothing can be saved or changed.',
  deadlinesPass: 'Deadlines still pass. Lists that were saved before a deadline still count.',
  whatToDo: 'What to do',
  driver: 'If you are a driver',
  driverText: "Ask your site's administrator or dispatcher.",
  contact: 'Contact: {email}',
  admin: 'If you are an administrator',
  adminText:
    'Contact the operator who runs this system for your company. Only the operator can switch access on again. Then everyone signs in again.',
  lookAgain: 'Check again',
};

export const registration = {
  requestAccess: 'Request Access',
  title: 'Request System Access',
};
