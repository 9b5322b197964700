export const activation = {
  setYourPassword: 'Set your password',
  activateYourAccount: 'Activate your account',
  setNewPassword: 'Set a new password',
  companyId: 'Company ID',
  username: 'Username',
  setPassword: 'Set password',
};
