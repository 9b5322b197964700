export const login = {
  pleaseEnterYourEmployeeId: 'Please enter your Employee ID.',
  loginSuccessful: 'Login successful',
  welcomeBack: 'Welcome back.',
};
