export const drivers = {
  name: 'Name',
  seniorityNumber: 'Seniority Number',
  seniorityHint: 'Lower is more senior; use each number once',
  vacationWeeks: 'Vacation weeks',
  vacationWeeksHint: 'How many vacation weeks the driver may hold, 0 to 12',
  weeks: 'Weeks off',
  properties: 'Properties',
  vcStatus: 'VC status',
  airportCertified: 'Airport certified',
  eligible: 'Eligible',
  codeHint:
    'A one-time code lets the driver set a first or new password. It is valid for 24 hours.',
  issueCode: 'Issue one-time code',
  resetInstead: 'Reset the password instead…',
  resetPassword: 'Reset password',
  codeFor: (name: string) => `One-time code for ${name}`,
  codeShownOnce: 'It is shown only now. Write it down, or read it out to the driver.',
  codeHowTo:
    'After their Employee ID on the login page, the driver chooses “Forgot password?” or “I have a one-time code”, and enters the code and a new password.',
  codeValidity: 'It works once, within 24 hours. A new code replaces it.',
  done: 'Done',
  title: 'Edit Drivers',
  idHint: 'Exactly 7 digits',
  airport: 'Airport',
  importColumns:
    'Employee ID, Name, Seniority Number, and optionally VC, Airport, Eligible (Yes or No), and Vacation Weeks (1 if empty)',
  resetToCode:
    'The driver is signed out everywhere and then needs a one-time code to set a new password. The old password and any security questions cannot be restored.',
  resetToId:
    'The driver is signed out everywhere and then signs in with their employee ID only. The old password and any security questions cannot be restored.',
};
