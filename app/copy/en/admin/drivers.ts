import type { FieldTexts } from '~/app/copy/field-texts';
import type { Driver } from '~/domain/drivers/driver';

export const drivers = {
  fields: {
    employeeId: { label: 'Employee ID', hint: 'Exactly 7 digits' },
    name: { label: 'Name' },
    seniorityNumber: {
      label: 'Seniority',
      input: 'Seniority Number',
      hint: 'Lower is more senior; use each number once',
    },
    vcStatus: { label: 'VC', input: 'VC status' },
    airportCertified: { label: 'Airport', input: 'Airport certified' },
    isEligible: { label: 'Eligible', pasteHint: 'Yes or No' },
    vacationWeeks: {
      label: 'Weeks off',
      pasteHint: '1 if empty',
      input: 'Vacation weeks',
      hint: 'How many vacation weeks the driver may hold, 0 to 12',
    },
  } satisfies FieldTexts<Driver>,
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
  resetToCode:
    'The driver is signed out everywhere and then needs a one-time code to set a new password. The old password and any security questions cannot be restored.',
  resetToId:
    'The driver is signed out everywhere and then signs in with their employee ID only. The old password and any security questions cannot be restored.',
};
