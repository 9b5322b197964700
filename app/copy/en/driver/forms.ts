export const forms = {
  hidePassword: 'Hide password',
  showPassword: 'Show password',
};
