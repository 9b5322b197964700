/** Jobs of a published week that nobody has, on the driver's page. */
export const leftOver = {
  title: (days: string) => `Jobs nobody has · ${days}`,
  until: 'Offered until {time}.',
  rule: 'Seniority decides among everybody who takes the same job. You read your result here after that time.',
  leaves: (jobId: string) => `If you get one, you leave ${jobId}.`,
  order: 'If you take several, the one that you took first counts as wanted most.',
  over: 'The time to answer ended on {time}. You read your result here once it is published.',
  take: 'I take it',
  takeJob: (jobId: string) => `I take ${jobId}`,
  taken: 'You said you take it',
  takenAs: (place: number) => `You said you take it · ${place}`,
  takeBack: 'Take back',
  takeBackJob: (jobId: string) => `Take back ${jobId}`,
};
