export const outbox = {
  noMailsText:
    'Emails about registrations, approvals and password links appear here within ten seconds. Reload the page to check again.',
  noMails: 'No emails',
  download: 'Download this email',
  title: 'Outbox',
  forDevelopers: 'For developers',
  intro: (shown: number) =>
    `The latest ${shown} emails. They were written to the data folder, not sent.`,
};
