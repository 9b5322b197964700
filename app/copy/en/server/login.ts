export const login = {
  enterId: 'Please enter your Employee ID.',
  loginSuccessful: 'Login successful',
  welcomeBack: 'Welcome back.',
};
