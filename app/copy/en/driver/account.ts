export const account = {
  newPassword: 'New password',
  atLeastCharactersSuchAs: (minPasswordLength: number) =>
    `At least ${minPasswordLength} characters, such as a few unrelated words.`,
  repeatTheNewPassword: 'Repeat the new password',
};
