import { counted } from '~/app/copy/en/counted';

export const preferences = {
  saved: 'Preferences Saved',
  savedText: 'Your job preferences have been saved.',
  savedEmpty: 'You saved an empty preference list. No jobs will be assigned based on preferences.',
  claimFiled: 'Claim Filed',
  claimSent: 'Your claim is on its way. The answer appears on this page.',
  givenBack: (job: string) => `You asked to give ${job} back`,
  givenBackText: 'It is yours until the dispatcher passes it on.',
  kept: 'You keep your job',
  keptText: 'Your dispatcher no longer passes it on.',
};

export const vacationPreferences = {
  saved: 'Vacation Preferences Saved',
  savedText: 'Your vacation preferences have been saved.',
  savedEmpty:
    'You saved an empty preference list. No vacation week will be assigned based on preferences.',
  notPublished: 'Nothing is published for you.',
  declined: 'Vacation Week Declined',
  givenUp: 'Vacation Week Given Up',
  passedOn: 'It takes effect when the weeks are published again.',
};

export const entry = {
  tooManyNumbers: 'These are too many numbers for one page. Print the forms in parts.',
  noDriver: 'This site has no such driver.',
  saved: 'List saved',
  savedText: (name: string, picks: number) =>
    `${name} now has a list of ${counted(picks, 'pick')}.`,
};
