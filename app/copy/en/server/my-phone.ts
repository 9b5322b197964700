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
    'add-passkey': {
      title: 'Passkey added',
      description: 'Next time, press “Use a passkey” to sign in.',
    },
    'remove-passkey': {
      title: 'Passkey removed',
      description: 'It no longer signs in as you. You can also delete it in your phone’s settings.',
    },
    'forget-all': {
      title: 'All phones forgotten',
      description: 'None of them signs in as you anymore.',
    },
  },
  unknown: 'This phone is not remembered. Please enter your Employee ID.',
  stillRemembered: 'This phone is still remembered. If others use it, press “Forget this phone”.',
  passkeyUnknown: 'This passkey is not known here. Please enter your Employee ID.',
  tooManyPasskeys: (most: number) =>
    `You can have ${most} passkeys. Remove one that you no longer use, and try again.`,
  tooMany: 'Too many phones',
  tooManyText: (most: number) =>
    `You can have ${most} phones. Forget one that you no longer use, and try again.`,
};
