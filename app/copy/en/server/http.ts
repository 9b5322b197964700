export const http = {
  calendar: 'Calendar',
  fetchpriorityLow: (preload: string) => `${preload} fetchpriority="low"`,
};
