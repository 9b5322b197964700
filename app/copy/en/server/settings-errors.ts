export const settingsErrors = {
  anotherAdministratorSavedOtherSettings:
    'Another administrator saved other settings. Your changes were not saved.',
  pleaseEnterAValidEmail: 'Please enter a valid email address, or leave the field empty.',
  pleaseEnterWholeHoursFrom: (max: number) => `Please enter whole hours from 0 to ${max}.`,
  invalidOpeningTime: 'Invalid opening time',
  theOpeningTimeMustBe: 'The opening time must be a time of day such as 08:00.',
  pleaseSelectATimeZone: 'Please select a time zone from the list.',
  theCutoffKeepsItsClock: (dateAndTime: string, zone: string) =>
    `The cutoff keeps its clock time, and ${dateAndTime} has already passed in ${zone}. Change the cutoff first, or close the selection.`,
};
