export const account = {
  newPassword: 'New password',
  passwordHint: (minPasswordLength: number) =>
    `At least ${minPasswordLength} characters, such as a few unrelated words.`,
  repeatPassword: 'Repeat the new password',
  removing: 'Removing…',
};
