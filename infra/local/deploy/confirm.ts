import { createInterface } from 'node:readline/promises';
import type { Readable, Writable } from 'node:stream';

export interface Terminal {
  readonly input: Readable & { readonly isTTY?: boolean };
  readonly output: Writable & { readonly isTTY?: boolean };
}

/** Asks in the terminal; anything but `y` or `yes` is a no. Throws if there is no terminal to ask in. */
export const confirm = async (
  question: string,
  { input, output }: Terminal = { input: process.stdin, output: process.stdout },
): Promise<boolean> => {
  if (!input.isTTY || !output.isTTY)
    throw new Error('There is no terminal to ask in. Add --yes to deploy without being asked.');
  const lines = createInterface({ input, output });
  // Without this, the question would stay open if the input ends, as with Ctrl-D.
  const ended = new Promise<string>((resolve) => lines.once('close', () => resolve('')));
  try {
    const answer = await Promise.race([lines.question(`${question} (y/N) `), ended]);
    return /^y(es)?$/i.test(answer.trim());
  } finally {
    lines.close();
  }
};
