export const myPhone = {
  toasts: {
    remember: {
      title: 'This phone is remembered',
      description: 'Next time you sign in with one tap.',
    },
    forget: {
      title: 'Phone forgotten',
      description: 'It no longer signs in as you.',
    },
    'forget-all': {
      title: 'All phones forgotten',
      description: 'None of them signs in as you anymore.',
    },
  },
  unknown: 'This phone is not remembered. Please enter your Employee ID.',
  stillRemembered: 'This phone is still remembered. If others use it, press “Forget this phone”.',
  tooMany: 'Too many phones',
  tooManyText: (most: number) =>
    `You can have ${most} phones. Forget one that you no longer use, and try again.`,
};
