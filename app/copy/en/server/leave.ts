export const leave = {
  added: 'Leave added',
  changed: 'Leave changed',
  deleted: 'Leave deleted',
  of: (name: string, days: string) => `${name}, ${days}`,
};
