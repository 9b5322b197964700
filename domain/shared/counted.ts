/** `1 driver`, `2 drivers`; `several` where it is not the noun with an s. Thousands are parted by commas. */
export const counted = (count: number, noun: string, several = `${noun}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? noun : several}`;
