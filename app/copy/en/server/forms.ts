export const forms = {
  thisFormIsIncompleteOr: 'This form is incomplete or damaged.',
  thatIsTooMuchData: 'That is too much data. Please send less.',
};
