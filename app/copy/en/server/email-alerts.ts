export const emailAlerts = {
  stopQuestion: (email: string, siteName: string) =>
    `Stop all email alerts from ${siteName} to ${email}? The address is then removed from your driver page, where you can enter one again at any time.`,
  stopped: 'You get no more email alerts at this address.',
  linkOver: 'This link has expired. Sign in to your driver page and open “Email alerts”.',
  toasts: {
    save: {
      title: 'Email address saved',
      description: 'Your email alerts go to this address from now on.',
    },
    remove: { title: 'Email address removed', description: 'You will get no more email alerts.' },
  },
};
