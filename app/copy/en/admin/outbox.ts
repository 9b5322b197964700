export const outbox = {
  registrationsApprovalsAndPasswordLinks:
    'Registrations, approvals and password links write mails here within ten seconds. Reload the page to look again.',
  noMails: 'No mails',
  utc: (date: string, date2: string) => `${date} ${date2} UTC`,
  downloadThisMail: 'Download this mail',
  outbox: 'Outbox',
  forDevelopers: 'For developers',
  theLatestMailsTheyWere: (shown: number) =>
    `The latest ${shown} mails. They were written to the data folder, not sent.`,
};
