export const account = {
  otherSessionsEnded: 'Your other sessions have ended.',
  toasts: {
    password: { title: 'Password changed', description: 'Your other sessions have ended.' },
    email: { title: 'Email address saved', description: 'Your other sessions have ended.' },
  },
  twoStepToasts: {
    'turn-on': 'Two-step sign-in is on',
    'new-recovery-codes': 'Your new recovery codes are active',
    'turn-off': 'Two-step sign-in is off',
    'add-passkey': 'Passkey added',
    'remove-passkey': 'Passkey removed',
    'remove-app': 'Authenticator app removed',
  },
};
