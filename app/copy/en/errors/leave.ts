export const leave = {
  title: 'The leave was not changed',
  'leave-unknown-driver': ({ driverId }: { driverId: string }) =>
    driverId === ''
      ? 'Please choose a driver.'
      : `There is no driver “${driverId}”. Choose one from the list, or type the Employee ID.`,
  'leave-ends-before-start': 'The last day must not be before the first day.',
  'leave-too-long': ({ limit }: { limit: number }) =>
    `A leave may have up to ${limit} days. Add the rest as another one.`,
  'leave-day-refused': ({ first, last }: { first: string; last: string }) =>
    `Please choose days from ${first} to ${last}.`,
  'leave-overlaps': ({ days }: { days: string }) =>
    `This driver is away on some of these days already (${days}). Change that leave, or choose other days.`,
  'too-many-leaves': ({ limit }: { limit: number }) =>
    `A driver may have ${limit} leaves at a time. Delete one that is no longer needed.`,
  'leave-gone': 'Someone else changed or deleted this leave first. Please check it again.',
  'leave-changed': 'Someone else changed this driver’s leave at the same moment. Please try again.',
};
