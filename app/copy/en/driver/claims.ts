/** Claims of drivers about picks of jobs and of vacation weeks. */
export const claims = {
  filed: (dateTime: string) => `Filed ${dateTime}`,
  answer: 'Answer:',
  noAnswer: 'Your site administrator has not answered yet.',
  takesEffect: 'It takes effect when the assignments are published again.',
  textLabel: 'Why should this pick be yours?',
  send: 'Send claim',
  others: 'Your claims about other picks',
  open: 'Claim open',
  granted: 'Claim granted',
  denied: 'Claim denied',
  file: 'File a claim',
  ended:
    'You can no longer file a claim about this week. If something is wrong, ask your site administrator.',
  hint: (limit: number) => `Up to ${limit} characters. Your site administrator reads it.`,
  hintUntil: (limit: number) =>
    `Up to ${limit} characters, until {time}. Your site administrator reads it.`,
  whichPick: 'Which pick?',
  choosePick: 'Choose a pick',
};
