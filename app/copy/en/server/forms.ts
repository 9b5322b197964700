export const forms = {
  thisFormIsIncompleteOr: 'This form is incomplete or damaged.',
  thatIsTooMuchData: 'That is too much data. Please send less.',
  selectionClosesIn10Seconds: 'Selection closes in 10 seconds',
  savesAlreadyOnTheWay: 'Saves already on the way still count.',
  cutoffSet: 'Cutoff set',
  driversSeeTheNewDeadline: 'Drivers see the new deadline from now on.',
  nextPeriodStarted: 'Next period started',
  driversCanRankTheirJobs: 'Drivers can rank their jobs again.',
};
