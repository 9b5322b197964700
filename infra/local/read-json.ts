import { readFileSync } from 'node:fs';
import { fail, ok, type Result } from '~/domain/shared/result';

/** The JSON of a file, or of standard input for `-`. The error is one line that names the position. */
export const readJson = (path: string): Result<unknown, string> => {
  const place = path === '-' ? 'standard input' : path;
  let text: string;
  try {
    text = readFileSync(path === '-' ? 0 : path, 'utf8');
  } catch (error) {
    return fail(`${place}: cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown'})`);
  }
  try {
    return ok(JSON.parse(text.replace(/^\uFEFF/, '')));
  } catch (error) {
    return fail(`${place}: not JSON: ${(error as Error).message.replace(/\s+/g, ' ')}`);
  }
};
