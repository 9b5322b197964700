export const account = {
  yourOtherSessionsHaveEnded: 'Your other sessions have ended.',
  accountToasts: {
    password: { title: 'Password changed', description: 'Your other sessions have ended.' },
    email: { title: 'Email address saved', description: 'Your other sessions have ended.' },
  },
  accountTwoStepToasts: {
    'turn-on': 'Two-step sign-in is on',
    'new-recovery-codes': 'Your new recovery codes are active',
    'turn-off': 'Two-step sign-in is off',
  },
};
