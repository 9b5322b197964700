/** `1 driver`, `2 drivers`. Pass `several` for a plural without -s. Uses commas for thousands. */
export const counted = (count: number, noun: string, several = `${noun}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? noun : several}`;
