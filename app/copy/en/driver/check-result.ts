import { counted } from '~/app/copy/en/counted';

const listIds = (ids: readonly string[]) => ids.join(', ') || 'nothing';
const nameOffer = { jobs: 'Job', vacations: 'Week' };

/** What a driver's device found when it checked an award. Loaded when the button is pressed. */
export const checkResult = {
  sameNumber: 'The control number is the same: {number}',
  steps: {
    loading: 'Loading the record…',
    computing: 'Computing all results…',
    hashing: 'Computing the control number…',
  },
  same: 'This device computed the same results',
  sameText: (of: keyof typeof nameOffer, drivers: number, offers: number) =>
    `${counted(drivers, 'driver')}, ${counted(offers, of === 'jobs' ? 'job' : 'week')}.`,
  sameOwn: (number: number) => `You are number ${number}, and your result above is right.`,
  noNumber:
    'The control number was not compared, because this browser computes one only over HTTPS.',
  differs: 'Something differs',
  tellAdmin: 'Show this to your site administrator.',
  /** Who has a job or week; `how` is the rule, or empty. */
  holders: (numbers: readonly string[], how: string) => {
    if (numbers.length === 0) return 'nobody';
    return `${numbers.length === 1 ? 'number' : 'numbers'} ${numbers.join(', ')}${how && ` (${how})`}`;
  },
  assignmentDiffers: (
    of: keyof typeof nameOffer,
    offerId: string,
    published: string,
    computed: string,
  ) =>
    `${nameOffer[of]} ${offerId}: published for ${published}, but this device gives it to ${computed}.`,
  ownDiffers: (shown: readonly string[], recorded: readonly string[]) =>
    `This page shows ${listIds(shown)} for you, but the record says ${listIds(recorded)}.`,
  numberDiffers: (expected: string, computed: string) =>
    `The published control number is ${expected}, but this device computes ${computed}.`,
  outputDiffers: (at: string) => `This device computes another value at ${at}.`,
  unreadable: 'The record cannot be read.',
  reload: 'This page is not the newest. Reload it and check again.',
  signedOut: 'You are signed out. Reload the page, sign in and check again.',
  controlNumber: 'Control number: {number}',
};
