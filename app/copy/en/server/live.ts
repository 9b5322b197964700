export const live = {
  damagedLink: 'This link is damaged.',
};
