export const emailAlerts = {
  noAddress: 'No address on file, so you get no email alerts.',
  remove: 'Remove address',
  stop: 'Stop email alerts',
  confirm: 'Confirm your address',
  waiting: 'Waiting for confirmation: open the email that we sent to {email}.',
  sendAgain: 'Send the email again',
  lost: {
    unsubscribed:
      'You stopped email alerts with the link in an email, so your address was removed.',
    bounced: 'Emails to your address could not be delivered, so it was removed.',
    complained: 'An email to your address was reported as spam, so the address was removed.',
  },
  whatYouGet: 'What you get',
  results:
    'Your result when job or vacation assignments are published. If they are published again, you get an email only if your result changed.',
  reminder: (remindHoursBefore: number) =>
    `${remindHoursBefore} hours before a selection closes: a reminder, if you have not submitted your preferences by then.`,
  notes: 'Notes from your administrators, and their reminders if you have no list.',
  passwordNotice:
    'A notice when your password or security questions change, no matter who changed them.',
  lastEmail: 'One last email to your confirmed address when you replace or remove it.',
  howToStop:
    'To stop these emails, remove your address here. Only you can see your address. The activity log shows your administrator that it changed, but not the address itself.',
  intro: 'Get an email when assignments are published, and a reminder before a selection closes.',
  yourAddress: 'Your address',
  address: 'Email address',
  newAddress: 'New email address',
  save: 'Save address',
  goTo: 'Email alerts go to {email}',
};
