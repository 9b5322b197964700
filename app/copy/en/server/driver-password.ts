export const driverPassword = {
  toasts: {
    password: {
      title: 'Password saved',
      description: 'You need it to log in from now on. Your other sessions have ended.',
    },
    'set-answers': {
      title: 'Security questions saved',
      description: 'Your other sessions have ended.',
    },
    'remove-answers': {
      title: 'Security questions removed',
      description: 'Your other sessions have ended.',
    },
  },
};
