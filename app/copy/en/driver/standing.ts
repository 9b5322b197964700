export const standing = {
  basis:
    'Based on everything saved so far. Other drivers’ saves, changes to the seniority list and manual assignments can change it.',
  closedText:
    'Your result and the reasons appear on your page after your administrator publishes the assignments.',
  closed: 'Selection has closed',
  noGuaranteeText:
    'Right now, no number of picks guarantees you a job. Rank as many jobs as you would accept.',
  noGuarantee: 'No guarantee right now',
};
