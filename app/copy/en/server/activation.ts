export const activation = {
  yourPasswordIsSet: 'Your password is set',
  pleaseLogInWithIt: 'Please log in with it.',
};
