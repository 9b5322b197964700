export const driverPassword = {
  title: 'Your password',
  intro: 'A password keeps anyone who knows your Employee ID from changing your list.',
  changeTitle: 'Change your password',
  setTitle: 'Set a password',
  askForCode: 'To set your first password, ask your administrator for a one-time code.',
  change: 'Change password',
  everywhereTitle: 'Sign out everywhere',
  everywhereText: 'Exit signs out here only. This signs you out on every phone and computer.',
};
