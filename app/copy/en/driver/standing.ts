export const standing = {
  basedOnEverythingSavedSo:
    'Based on everything saved so far. Other drivers’ saves, changes to the seniority list and manual assignments can change it.',
  yourResultAndTheReasons:
    'Your result and the reasons appear on your page after your administrator publishes the assignments.',
  selectionHasClosed: 'Selection has closed',
  rightNowNoNumberOf:
    'Right now, no number of picks guarantees you a job. Rank as many jobs as you would accept.',
  noGuaranteeRightNow: 'No guarantee right now',
};
