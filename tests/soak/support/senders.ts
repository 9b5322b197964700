import type { SentSave } from './check-history';

/** A user who saves one thing after the other and records the result of each. */
export interface Sender {
  readonly name: string;
  readonly sent: SentSave[];
  readonly saveNext: () => Promise<SentSave['outcome']>;
}

type Answer = Omit<SentSave, 'content'>;

/** A server that is too busy to read a request in time says so with 408, like a failure (500 or above) of unknown outcome. */
const judge = (status: number, isAcknowledged: boolean): Answer => {
  if (status >= 500 || status === 408) return { outcome: 'unknown', status };
  return { outcome: isAcknowledged ? 'acknowledged' : 'refused', status };
};

/** Only ends a save that hangs. */
const patienceMs = 900_000;

/** A page whose form a signed-in user sends. */
interface Page {
  readonly origin: string;
  readonly path: string;
  readonly cookie: () => Promise<string>;
}

/**
 * Sends a save and returns its outcome. A redirect back to the page, in Remix's single-fetch format,
 * acknowledges the save.
 */
const post = async ({ origin, path, cookie }: Page, form: [string, string][]): Promise<Answer> => {
  const answer = await fetch(`${origin}${path}.data`, {
    method: 'POST',
    headers: { cookie: await cookie(), origin },
    body: new URLSearchParams(form),
    redirect: 'manual',
    signal: AbortSignal.timeout(patienceMs),
  });
  const text = await answer.text();
  return judge(answer.status, answer.status === 202 && text.includes(`"${path}`));
};

const sender = (
  name: string,
  save: (turn: number) => { content: string; answer: Promise<Answer> },
): Sender => {
  const sent: SentSave[] = [];
  return {
    name,
    sent,
    saveNext: async () => {
      const { content, answer } = save(sent.length);
      const got = await answer.catch((): Answer => ({ outcome: 'unknown' }));
      sent.push({ content, ...got });
      return got.outcome;
    },
  };
};

const ranked = 4;
/** Picks four of the jobs. Each turn gives a different list, until all orders are used up. */
export const makeList = (jobIds: readonly string[], turn: number): string[] => {
  const left = [...jobIds];
  return Array.from({ length: ranked }, () => {
    const [job = ''] = left.splice(turn % left.length, 1);
    turn = Math.floor(turn / (left.length + 1));
    return job;
  });
};
export const formatContent = (list: readonly string[]): string => list.join(' ');

type SignedIn = Omit<Page, 'path'>;

export const driverSender = (
  signedIn: SignedIn,
  employeeId: string,
  jobIds: readonly string[],
): Sender =>
  sender(employeeId, (turn) => {
    const list = makeList(jobIds, turn);
    const picks = list.map((jobId): [string, string] => ['pick', jobId]);
    const page = { ...signedIn, path: '/driver-preferences' };
    return { content: formatContent(list), answer: post(page, [['intent', 'save'], ...picks]) };
  });

/** Sends a form as a browser does without JavaScript, and confirms whatever the page asks, until it asks no more. */
const insist = async (
  { origin, path, cookie }: Page,
  form: Readonly<Record<string, string>>,
): Promise<Answer> => {
  let confirmed = '';
  for (;;) {
    const answer = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { cookie: await cookie(), origin },
      body: new URLSearchParams({ ...form, confirmed }),
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    });
    const text = await answer.text();
    const asked = /name="confirmed" value="([^"]+)"/.exec(text)?.[1];
    if (answer.status === 422 && asked !== undefined) {
      confirmed = asked.replaceAll('&quot;', '"').replaceAll('&#x27;', "'");
      continue;
    }
    const isBack = answer.headers.get('location')?.startsWith(path) ?? false;
    return judge(answer.status, answer.status === 303 && isBack);
  }
};

/** An administrator who assigns one job manually to two drivers in turn, with a new note each time. */
export const assigningSender = (
  signedIn: SignedIn,
  jobId: string,
  drivers: readonly [string, string],
): Sender =>
  sender(jobId, (turn) => {
    const note = `${jobId} turn ${turn}`;
    const form = { intent: 'assign', jobId, driverId: drivers[turn % 2]!, note };
    const page = { ...signedIn, path: '/admin/final-assignments' };
    return { content: note, answer: insist(page, form) };
  });
