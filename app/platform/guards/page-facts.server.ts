import { data } from '@remix-run/node';
import type { PageSession } from '~/domain/access/page-session';
import type { ShownLogo } from '~/domain/logo/logo';
import type { AdminFrame } from '~/domain/site/admin-frame';
import type { Site } from '~/domain/site/site';
import { getSiteLook } from '~/domain/site/site-look';

const isObject = (answer: unknown): answer is object =>
  typeof answer === 'object' && answer !== null;

/** Whether Remix's `data` made the answer, to set a status. */
const hasStatus = (answer: unknown): answer is ReturnType<typeof data<object>> =>
  isObject(answer) && 'type' in answer && answer.type === 'DataWithResponseInit';

const isPlain = (answer: unknown): answer is object =>
  isObject(answer) && Object.getPrototypeOf(answer) === Object.prototype;

/**
 * Adds what the layout needs to the plain object that a loader or action returns, with a status or without: dark mode
 * and the clock for everyone, the manifest and the company's logo for drivers, and the page key, session and frame for administrators. A field
 * that the object already has is kept. The layout reads these facts from the page's data, because a loader of its own
 * would repeat the guard's strongly consistent read on every request.
 */
export const addPageFacts = <Data>(
  answer: Data,
  site: Site,
  facts: {
    manifest?: string;
    logo?: ShownLogo | undefined;
    pageKey?: string;
    session?: PageSession;
    frame?: AdminFrame;
  } = {},
): Data => {
  const add = (loaded: object) => ({ ...getSiteLook(site), ...facts, ...loaded });
  if (hasStatus(answer)) return data(add(answer.data), answer.init ?? {}) as Data;
  return isPlain(answer) ? (add(answer) as Data) : answer;
};
