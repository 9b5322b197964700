import { cleanId } from '~/domain/shared/clean-text';

/** What is wrong with a job that somebody typed. `job-unclear`: it could mean each of `jobIds`. */
export type TypedPickProblem =
  | { readonly code: 'job-unknown'; readonly typed: string }
  | { readonly code: 'job-unclear'; readonly typed: string; readonly jobIds: readonly string[] }
  | { readonly code: 'job-repeated'; readonly jobId: string }
  /** The driver lacks the certification for airport jobs. */
  | { readonly code: 'job-not-allowed'; readonly jobId: string };

interface TypedPicks {
  /** The jobs that were understood, in the order typed. */
  readonly jobIds: readonly string[];
  readonly problems: readonly TypedPickProblem[];
}

/** Reads a list of typed jobs. `barred`: jobs that the driver may not hold. */
export type PickReader = (text: string, barred: readonly string[]) => TypedPicks;

/** The longest word that a problem repeats, in characters. */
const maxWordLength = 40;

/** Job IDs are separated by any of these; an ID that has some in it is typed the same way. */
const toWords = (text: string): string[] =>
  text
    .split(/[\s,;]+/)
    .map((word) => cleanId(word).toUpperCase())
    .filter((word) => word !== '');

/** `J012` → `J` and `12`: what stands before the first digit, and the rest without the zeros at its beginning. */
const split = (word: string): { prefix: string; rest: string } => {
  const digit = word.search(/\d/);
  const at = digit < 0 ? word.length : digit;
  return { prefix: word.slice(0, at), rest: word.slice(at).replace(/^0+(?=.)/, '') };
};

const add = (map: Map<string, string[]>, key: string, jobId: string): void => {
  map.set(key, [...(map.get(key) ?? []), jobId]);
};

/**
 * Prepares the reading of typed jobs. A job may be typed in its shortest form, without the letters and zeros before its
 * number: `12` or `j12` for J012. A whole ID always means its job. Anything else that could mean two jobs is a problem.
 */
export const createPickReader = (allJobs: readonly string[]): PickReader => {
  const whole = new Map<string, string[]>();
  const short = new Map<string, string[]>();
  let longest = 1;
  for (const jobId of allJobs) {
    const words = toWords(jobId);
    longest = Math.max(longest, words.length);
    add(whole, words.join(' '), jobId);
    const { prefix, rest } = split(words.join(' '));
    if (rest === '') continue;
    add(short, rest, jobId);
    if (prefix !== '') add(short, `${prefix}${rest}`, jobId);
  }
  const findWord = (word: string): readonly string[] => {
    const { prefix, rest } = split(word);
    return whole.get(word) ?? short.get(`${prefix}${rest}`) ?? [];
  };
  /** The jobs that the words from `at` may mean, and how many words they are. */
  const findAt = (words: readonly string[], at: number) => {
    const first = words[at] ?? '';
    for (let count = Math.min(longest, words.length - at); count > 1; count -= 1) {
      const typed = words.slice(at, at + count).join(' ');
      const found = whole.get(typed);
      // The first word may also be a job of its own.
      if (found) return { typed, count, found: [...found, ...findWord(first)] };
    }
    return { typed: first, count: 1, found: findWord(first) };
  };
  return (text, barred) => {
    const words = toWords(text);
    const notAllowed = new Set(barred);
    const jobIds = new Set<string>();
    const problems: TypedPickProblem[] = [];
    for (let at = 0; at < words.length;) {
      const { typed, count, found } = findAt(words, at);
      at += count;
      const [jobId, another] = found;
      const shown = typed.slice(0, maxWordLength);
      if (jobId === undefined) problems.push({ code: 'job-unknown', typed: shown });
      else if (another !== undefined)
        problems.push({ code: 'job-unclear', typed: shown, jobIds: found });
      else if (jobIds.has(jobId)) problems.push({ code: 'job-repeated', jobId });
      else if (notAllowed.has(jobId)) problems.push({ code: 'job-not-allowed', jobId });
      else jobIds.add(jobId);
    }
    return { jobIds: [...jobIds], problems };
  };
};
