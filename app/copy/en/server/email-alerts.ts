export const emailAlerts = {
  toasts: {
    save: {
      title: 'Email address saved',
      description: 'Your email alerts go to this address from now on.',
    },
    remove: { title: 'Email address removed', description: 'You will get no more email alerts.' },
  },
};
