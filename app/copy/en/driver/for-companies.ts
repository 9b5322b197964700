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
