export const outbox = {
  registrationsApprovalsAndPasswordLinks:
    'Registrations, approvals and password links write mails here within ten seconds. Reload the page to look again.',
  noMails: 'No mails',
  downloadThisMail: 'Download this mail',
  outbox: 'Outbox',
  forDevelopers: 'For developers',
  theLatestMailsTheyWere: (shown: number) =>
    `The latest ${shown} mails. They were written to the data folder, not sent.`,
};
