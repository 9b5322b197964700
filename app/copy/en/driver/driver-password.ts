export const driverPassword = {
  title: 'Your password',
  intro: 'With a password, nobody who knows your Employee ID can change your list.',
  changeTitle: 'Change your password',
  setTitle: 'Set a password',
  askForCode: 'For the first one, ask your administrator for a one-time code.',
  change: 'Change password',
};
