/** What a driver's own phone says without a network, and about saves that wait there. */
export const noNetwork = {
  asOf: (time: string) => `No network. You see your page as of ${time}.`,
  lost: 'No network. You can still change your list.',
  lostReading: 'No network. You can still read this page.',
  needsNetwork: 'That needs a network. Please try again when you are connected.',
  waiting: 'Not saved yet. Will be sent when the network returns.',
  sending: 'Still sending. Your changes are kept on this phone until they are saved.',
  countsBefore: 'It counts if it reaches us before {deadline}.',
  cutoffPassed:
    'The cutoff was {deadline}. It counts only if it reached us before then. When the network returns, this page will say whether it did.',
  countsWhenItArrives: 'Whether it counts is decided when it reaches us.',
  sessionOver: 'You are signed out, so this page is not up to date.',
  signInToSave: 'Sign in to save your waiting changes.',
  signIn: 'Sign in',
  cancel: 'Cancel this save',
  news: {
    canceled: 'Canceled. If it had reached us before, this page shows it when the network returns.',
    saved: 'Your waiting changes were saved.',
  },
  refused: {
    'too-late': 'Your changes reached us after the cutoff and do not count.',
    'other-selection': 'Your changes were for a selection that is over. They do not count.',
    'not-accepted': 'Your waiting changes could not be saved.',
  },
  pressedAt: (time: string) => `You pressed Save on this phone at ${time}.`,
  whatCounts: (saved: string) => `What counts is the list on your receipt. ${saved}.`,
  nothingCounts: 'You have saved no other list in this selection.',
  theList: (count: number) => (count === 1 ? 'The list: 1 pick' : `The list: ${count} picks`),
  discard: 'Discard this list',
  other: {
    jobs: 'A change to your list of jobs waits on this phone.',
    vacations: 'A change to your list of vacation weeks waits on this phone.',
  },
  otherAsks: {
    jobs: 'A change to your list of jobs was not saved.',
    vacations: 'A change to your list of vacation weeks was not saved.',
  },
  look: 'Look at it',
  leaveTitle: 'Sign out without saving?',
  leaveText: 'Your changes wait on this phone to be saved. Signing out deletes them.',
};
