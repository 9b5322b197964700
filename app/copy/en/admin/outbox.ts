export const outbox = {
  noMailsText:
    'Emails and text messages appear here within ten seconds. Reload the page to check again.',
  noMails: 'No messages',
  download: 'Download this message',
  title: 'Outbox',
  textMessage: 'Text message',
  answerStop: 'Answer STOP',
  forDevelopers: 'For developers',
  intro: (shown: number) =>
    `The latest ${shown} emails and text messages. They were written to the data folder, not sent.`,
};
