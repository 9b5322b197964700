export const live = {
  thisLinkIsDamaged: 'This link is damaged.',
};
