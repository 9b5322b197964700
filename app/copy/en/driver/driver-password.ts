export const driverPassword = {
  yourPassword: 'Your password',
  withAPasswordNobodyWho:
    'With a password, nobody who knows your Employee ID can change your list.',
  changeYourPassword: 'Change your password',
  setAPassword: 'Set a password',
  forTheFirstOneAsk: 'For the first one, ask your administrator for a one-time code.',
  changePassword: 'Change password',
};
