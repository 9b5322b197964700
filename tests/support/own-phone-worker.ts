import { readFileSync } from 'node:fs';
import { createContext, Script } from 'node:vm';

const file = new URL('../../app/public/own-phone-worker.js', import.meta.url);
const origin = 'https://jobs.test';
const toUrl = (path: string): string => new URL(path, origin).href;

/** What the worker uses of a browser's caches. */
const createCaches = () => {
  const all = new Map<string, Map<string, Response>>();
  const open = (name: string) => {
    const answers = all.get(name) ?? new Map<string, Response>();
    all.set(name, answers);
    return {
      match: async (path: string) => answers.get(toUrl(path))?.clone(),
      put: async (path: string, answer: Response) => void answers.set(toUrl(path), answer),
      delete: async (path: string) => answers.delete(toUrl(path)),
      keys: async () => [...answers.keys()].map((url) => ({ url })),
    };
  };
  return {
    caches: {
      has: async (name: string) => all.has(name),
      open: async (name: string) => open(name),
      delete: async (name: string) => all.delete(name),
    },
    names: (): string[] => [...all.keys()],
    /** The paths of what is kept. */
    list: (): string[] =>
      [...all.values()].flatMap((answers) =>
        [...answers.keys()].map((url) => new URL(url).pathname),
      ),
  };
};

/** Runs the worker of drivers' own phones outside a browser. `answer` is the network. */
export const startOwnPhoneWorker = (answer: (path: string) => Promise<Response>) => {
  const listeners = new Map<string, (event: unknown) => void>();
  const { caches, names, list } = createCaches();
  const self = {
    location: new URL('/own-phone-worker.js', origin),
    addEventListener: (type: string, listen: (event: unknown) => void) =>
      void listeners.set(type, listen),
  };
  const fetch = async (asked: string | { readonly url: string }) =>
    answer(new URL(toUrl(typeof asked === 'string' ? asked : asked.url)).pathname);
  const context = createContext({
    ...{ self, caches, fetch, importScripts: () => undefined },
    ...{ Date, Headers, Response, URL, setTimeout },
  });
  new Script(readFileSync(file, 'utf8')).runInContext(context);

  /** `done` resolves when the worker has nothing left to do for it. */
  const send = (type: string, event: object) => {
    const work: Promise<unknown>[] = [];
    let answered: Promise<Response> | undefined;
    listeners.get(type)?.({
      ...event,
      waitUntil: (promise: Promise<unknown>) => void work.push(promise),
      respondWith: (promise: Promise<Response>) => {
        answered = promise;
      },
    });
    const done = async () => {
      await answered;
      for (const promise of work) await promise;
    };
    return { answer: answered, done };
  };
  const ask = (path: string, mode: 'navigate' | 'cors') => {
    const { answer: answered, done } = send('fetch', {
      request: { url: toUrl(path), method: 'GET', mode },
    });
    if (!answered) throw new Error(`The worker does not answer ${path}.`);
    return { answer: answered, done };
  };
  return {
    /** Opens a page. */
    open: (path: string) => ask(path, 'navigate'),
    /** Loads a script of an open page. */
    load: (path: string) => ask(path, 'cors'),
    tell: (data: unknown) => send('message', { data }),
    /** The names of the caches. */
    names,
    list,
  };
};
