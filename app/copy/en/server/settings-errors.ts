export const settingsErrors = {
  someoneElseSaved:
    'Another administrator saved different settings first. Your changes were not saved.',
  invalidEmail: 'Please enter a valid email address, or leave the field empty.',
  invalidHours: (max: number) => `Please enter whole hours from 0 to ${max}.`,
  invalidRounds: 'Invalid vacation rounds',
  invalidRoundsText: 'Enter one to six numbers from 1 to 12, such as 2, 1.',
  invalidOpeningTime: 'Invalid opening time',
  invalidOpeningTimeText: 'The opening time must be a time of day such as 08:00.',
  unknownTimeZone: 'Please select a time zone from the list.',
  cutoffWouldPass: (dateAndTime: string, zone: string) =>
    `The cutoff keeps its clock time, and ${dateAndTime} has already passed in ${zone}. Change the cutoff first, or close the selection.`,
};
