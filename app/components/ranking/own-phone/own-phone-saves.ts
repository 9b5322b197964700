import { rankingPages } from '~/app/components/address/page-paths';
import type { Catalogue } from '~/domain/award/award';
import {
  changeWaiting,
  isSendable,
  type SaveAnswer,
  type WaitingEvent,
  type WaitingSave,
} from '~/domain/picks/waiting-save';

/** Also the name of the worker's copies, so that one call erases everything (public/own-phone-worker.js). */
const kept = 'own-phone';
const getSavePath = (of: Catalogue): string => `${rankingPages[of]}/waiting-save`;
const answerMs = 10_000;

const isWaitingSave = (found: unknown): found is WaitingSave =>
  typeof found === 'object' &&
  found !== null &&
  'state' in found &&
  'ids' in found &&
  Array.isArray(found.ids) &&
  'sent' in found &&
  Array.isArray(found.sent);

/** Whose list of which catalogue waits. */
export interface Place {
  readonly of: Catalogue;
  readonly owner: string;
}

/** Null if nothing of this driver waits. */
export const readWaiting = async ({ of, owner }: Place): Promise<WaitingSave | null> => {
  const stored = await caches.match(getSavePath(of), { cacheName: kept });
  const found: unknown = stored ? await stored.json() : null;
  return isWaitingSave(found) && 'owner' in found && found.owner === owner ? found : null;
};

/** Changes what waits on this phone, one tab after the other. */
export const changeStored = async (
  place: Place,
  event: WaitingEvent,
): Promise<WaitingSave | null> =>
  await navigator.locks.request(`${kept}-${place.of}`, async () => {
    const { of, owner } = place;
    const before = await readWaiting(place);
    const after = changeWaiting(before, event);
    if (after === before) return after;
    const cache = await caches.open(kept);
    if (after) await cache.put(getSavePath(of), Response.json({ ...after, owner }));
    else await cache.delete(getSavePath(of));
    return after;
  });

/** Whether the server answered; `session-over` if it asked to sign in. */
export type Reach = 'reached' | 'session-over' | 'unreachable';

export interface Sent {
  readonly reach: Reach;
  readonly isSaved: boolean;
}

const ask = async (path: string, body?: URLSearchParams): Promise<Response | null> => {
  const signal = AbortSignal.timeout(answerMs);
  const init = body ? { method: 'POST', body } : { cache: 'no-store' as const };
  return fetch(path, { ...init, signal, redirect: 'manual' }).catch(() => null);
};

/** The server refused the request itself, as one of an earlier release, so that repeating it is of no use. */
const isHopeless = ({ status }: Response) => [400, 404, 405, 413].includes(status);
const notAccepted: SaveAnswer = {
  stored: null,
  refusal: { code: 'not-accepted', title: '', text: '' },
};

const isTryAgain = ({ status }: Response) => status === 429 || status >= 500;

/** Whether the server can be reached, and the session is on. */
export const askReachable = async (of: Catalogue): Promise<Reach> => {
  const answer = await ask(getSavePath(of));
  if (answer?.type === 'opaqueredirect') return 'session-over';
  return !answer || isTryAgain(answer) ? 'unreachable' : 'reached';
};

const readAnswer = (response: Response): Promise<SaveAnswer | null> =>
  (response.headers.get('content-type') ?? '').includes('json')
    ? (response.json() as Promise<SaveAnswer>).catch(() => null)
    : Promise.resolve(isHopeless(response) ? notAccepted : null);

/** Sends what waits, from one tab only. Null if nothing was sent. */
export const sendWaiting = async (place: Place): Promise<Sent | null> =>
  await navigator.locks.request(`${kept}-send-${place.of}`, { ifAvailable: true }, async (lock) => {
    if (!lock || !isSendable(await readWaiting(place))) return null;
    const save = await changeStored(place, { code: 'sent' });
    if (!save) return null;
    const { ids, base, pageKey } = save;
    const fields = [
      ...ids.map((id) => ['pick', id]),
      ['seenReceipt', base ?? ''],
      ['page', pageKey],
    ];
    const response = await ask(getSavePath(place.of), new URLSearchParams(fields));
    if (response?.type === 'opaqueredirect') {
      await changeStored(place, { code: 'session-over' });
      return { reach: 'session-over', isSaved: false };
    }
    const answer = response && !isTryAgain(response) ? await readAnswer(response) : null;
    if (!answer) return { reach: 'unreachable', isSaved: false };
    await changeStored(place, { code: 'answered', ids, answer });
    return { reach: 'reached', isSaved: !answer.refusal };
  });
