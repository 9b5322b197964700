export const activation = {
  setYourPassword: 'Set your password',
  activateYourAccount: 'Activate your account',
  setANewPassword: 'Set a new password',
  companyId: 'Company ID',
  username: 'Username',
  setPassword: 'Set password',
};
