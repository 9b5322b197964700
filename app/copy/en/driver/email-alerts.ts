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
  howToStop:
    'To stop these emails, remove your address here. Only you can see your address. The activity log shows your administrator that it changed, but not the address itself.',
  yourAddress: 'Your address',
  address: 'Email address',
  newAddress: 'New email address',
  save: 'Save address',
  goTo: 'Email alerts go to {email}',
};
