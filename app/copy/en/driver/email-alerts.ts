export const emailAlerts = {
  noAddressOnFileSo: 'No address on file, so you get no email alerts.',
  removeAddress: 'Remove address',
  whatYouGet: 'What you get',
  yourResultWhenJobOr:
    'Your result when job or vacation assignments are published. After a new version, only if your result changed.',
  hoursBeforeASelectionCloses: (remindHoursBefore: number) =>
    `${remindHoursBefore} hours before a selection closes: a reminder, if you have not submitted your preferences by then.`,
  aNoticeWhenYourPassword:
    'A notice when your password or security questions change, no matter who changed them.',
  oneLastEmailToYour: 'One last email to your old address when you replace or remove it.',
  toStopTheseEmailsRemove:
    'To stop these emails, remove your address here. Only you can see it. Your administrator sees in the activity log that it changed, but not the address itself.',
  getAnEmailWhenAssignments:
    'Get an email when assignments are published, and a reminder before a selection closes.',
  yourAddress: 'Your address',
  emailAddress: 'Email address',
  newEmailAddress: 'New email address',
  saveAddress: 'Save address',
  emailAlertsGoTo: 'Email alerts go to {email}',
};
