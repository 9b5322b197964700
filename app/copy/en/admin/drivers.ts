export const drivers = {
  name: 'Name',
  seniorityNumber: 'Seniority Number',
  lowerIsMoreSeniorEach: 'Lower is more senior; each number once',
  properties: 'Properties',
  vcStatus: 'VC status',
  airportCertified: 'Airport certified',
  eligible: 'Eligible',
  aOneTimeCodeLets:
    'A one-time code lets the driver set a first or new password. It is valid for 24 hours.',
  issueOneTimeCode: 'Issue one-time code',
  resetThePasswordInstead: 'Reset the password instead…',
  resetPassword: 'Reset password',
  oneTimeCodeFor: (name: string) => `One-time code for ${name}`,
  itIsShownOnlyNow: 'It is shown only now. Write it down, or read it out to the driver.',
  afterTheirEmployeeIdOn:
    'After their Employee ID on the login page, the driver chooses “Forgot password?” or “I have a one-time code”, and enters it with a new password.',
  itWorksOnceFor24: 'It works once, for 24 hours. A new code replaces it.',
  done: 'Done',
  editDrivers: 'Edit Drivers',
  exactly7Digits: 'Exactly 7 digits',
  airport: 'Airport',
  employeeIdNameSeniorityNumber:
    'Employee ID, Name, Seniority Number, and optionally VC, Airport, Eligible (Yes or No)',
  theDriverNeedsACode:
    'The driver is signed out everywhere and then needs a one-time code to set a new password. The old password and any security questions cannot be restored.',
  theDriverSignsInWithTheId:
    'The driver is signed out everywhere and then signs in with their employee ID only. The old password and any security questions cannot be restored.',
};
