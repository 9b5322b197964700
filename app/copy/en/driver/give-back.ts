/** A job that changed after it was published, and that its holder may give back. */
export const giveBack = {
  ask: (job: string) =>
    `${job} moved by more than an hour or has other days, so you may give it back.`,
  askAgain: (job: string) =>
    `You asked to give ${job} back, and then it changed again. You may still give it back.`,
  keep: 'Keep it',
  open: 'Give it back…',
  title: (job: string) => `Give ${job} back?`,
  what: 'What happens',
  steps: (job: string): readonly string[] => [
    `Your dispatcher passes ${job} down the list by seniority. Until then it is yours, and you can keep it after all.`,
    'Then you hold no job in this week, unless another one that becomes free reaches you by your list.',
    `${job} itself does not come back to you by the list.`,
  ],
  confirm: (job: string) => `Give ${job} back`,
  waitingTitle: (job: string, days: string) => `You asked to give ${job} back · ${days}`,
  waiting: 'Asked {time}. It is yours until the dispatcher passes it on.',
  keepAfterAll: (job: string) => `Keep ${job} after all`,
  gave: (job: string) => `You gave ${job} back.`,
  nothing: 'Nothing to give back',
  nothingText:
    'A job can be given back when its change is new to you, and until its week is over. Otherwise talk to your dispatcher.',
};
