export const forms = {
  incomplete: 'This form is incomplete or damaged.',
  tooLarge: 'That is too much data. Please send less.',
  closing: 'Selection closes in 10 seconds',
  closingText: 'Saves already on the way still count.',
  closingCanceled: 'Closing was canceled',
  cutoffSet: 'Cutoff set',
  cutoffExtendedText: 'Selection is open again. Drivers are told by email and on their page.',
  cutoffSetText: 'Drivers see the new deadline from now on.',
  nextPeriodStarted: 'Next period started',
  nextPeriodStartedText: 'Drivers can rank their jobs again.',
};
