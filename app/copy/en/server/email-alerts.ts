export const emailAlerts = {
  confirmQuestion: (email: string, siteName: string) =>
    `Get email alerts from ${siteName} at ${email}?`,
  confirmed: 'Your address is confirmed. Email alerts go to it from now on.',
  stopQuestion: (email: string, siteName: string) =>
    `Stop all email alerts from ${siteName} to ${email}? The address is then removed from your driver page, where you can enter one again at any time.`,
  stopped: 'You get no more email alerts at this address.',
  linkOver: 'This link no longer works. Sign in to your driver page and open “Messages”.',
  toasts: {
    save: {
      title: 'Email address saved',
      description: 'Open the email that we sent there and confirm the address.',
    },
    again: { title: 'Email sent', description: 'Open it and confirm your address.' },
    choose: { title: 'Choices saved', description: 'You get the messages that you left on.' },
    remove: { title: 'Email address removed', description: 'You will get no more email alerts.' },
  },
};
