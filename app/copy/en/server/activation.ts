export const activation = {
  passwordSet: 'Your password is set',
  passwordSetText: 'Please log in with it.',
};
