import { counted } from '~/app/copy/en/counted';

export const whatIf = {
  title: 'What If',
  intro:
    'Try changes on a copy of this week and see what they would do to the provisional award. Nothing is stored, and no driver sees it.',
  back: 'Back to final assignments',
  open: 'What if…',
  tryChange: 'Try a change',
  tried: (count: number) => `${counted(count, 'change')} tried together`,
  startOver: 'Start over',
  takeBack: (change: string) => `Take back: ${change}`,
  nothingTried: 'No change yet',
  nothingTriedHint: 'Try a change, and its effect on every driver appears here.',
  buttons: {
    'remove-job': 'Remove job',
    'add-job': 'Add job',
    'set-places': 'Change places',
    'remove-driver': 'Remove driver',
    'add-driver': 'Add driver',
    'set-certified': 'Change certification',
  },
  newJobId: 'New job ID',
  places: 'Places',
  isAirport: 'Airport job',
  newDriver: 'New driver’s name',
  seniorityNumber: 'Seniority number',
  picks: 'Picks (optional)',
  picksHint: 'Job IDs separated by commas, Pick 1 first.',
  certification: 'Airport certification',
  certified: 'Airport certified',
  notCertified: 'Not certified',
  vcStatus: 'VC status',
  changes: {
    removeJob: (jobId: string) => `Job ${jobId} removed`,
    addJob: ({
      jobId,
      startTime,
      isAirport,
      places,
    }: {
      jobId: string;
      startTime: string;
      isAirport: boolean;
      places: number;
    }) =>
      `${isAirport ? 'Airport job' : 'Job'} ${jobId} added, starts at ${startTime}, ${counted(places, 'place')}`,
    setPlaces: (jobId: string, places: number) => `Job ${jobId} with ${counted(places, 'place')}`,
    removeDriver: (driverId: string) => `Driver ${driverId} removed`,
    addDriver: (name: string, seniorityNumber: number) =>
      `Driver ${name} added with seniority number ${seniorityNumber}`,
    certify: (driverId: string) => `Driver ${driverId} airport certified`,
    withdrawCertification: (driverId: string) => `Driver ${driverId} without airport certification`,
  },
  counts: 'All drivers together',
  count: 'Eligible drivers',
  provisional: 'Provisional award',
  withChanges: 'With the changes',
  figures: {
    pick1: 'Get their Pick 1',
    laterPick: 'Get a later pick',
    otherJob: 'Get a job that is not on their list',
    noJob: 'Get no job',
    freePlaces: 'Places that stay free',
  },
  noDifference: 'These changes make no difference: every driver gets the same job as before.',
  differences: (count: number) =>
    count === 1 ? '1 driver’s result changes' : `${count} drivers’ results change`,
  differencesCaption: 'Drivers whose results change',
  notThere: 'Not in this week',
  pick: (rank: number) => `Pick ${rank}`,
  leftOut: (count: number) => `${counted(count, 'change')} left out`,
  unreadable: 'The address contains changes that cannot be read.',
  problems: {
    'not-understood': () => 'Fill in every field. Nothing was tried.',
    'too-many': (most: number) =>
      `At most ${most} changes can be tried together. Take one back first.`,
  },
  errors: {
    'unknown-job': (jobId: string) => `There is no job ${jobId} in this copy of the week.`,
    'unknown-driver': (driverId: string) =>
      `There is no driver ${driverId} in this copy of the week.`,
    'job-exists': (jobId: string) => `There is already a job ${jobId}. Choose another ID.`,
    'driver-exists': (driverId: string) =>
      `There is already a driver ${driverId}. Choose another name.`,
  },
};
