export const outbox = {
  noMailsText:
    'Registrations, approvals and password links write mails here within ten seconds. Reload the page to look again.',
  noMails: 'No mails',
  download: 'Download this mail',
  title: 'Outbox',
  forDevelopers: 'For developers',
  intro: (shown: number) =>
    `The latest ${shown} mails. They were written to the data folder, not sent.`,
};
