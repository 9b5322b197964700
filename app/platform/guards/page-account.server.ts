import type { Sessions } from '~/app/platform/auth/session.server';

/** The account of the session that a page uses. */
interface PageAccount {
  readonly kind: 'driver' | 'admin';
  readonly name: string;
}

/** Which kind of session a page needs; null if none. */
export const findPageKind = (pathname: string): PageAccount['kind'] | null => {
  if (/^\/(admin|dev)\//.test(pathname)) return 'admin';
  return /^\/driver-(preferences|vacation)(\/|$)/.test(pathname) ? 'driver' : null;
};

/** The account that a page uses; null if the page needs no session or nobody is signed in. */
export const findPageAccount = async (
  request: Request,
  sessions: Pick<Sessions, 'read'>,
): Promise<PageAccount | null> => {
  const kind = findPageKind(new URL(request.url).pathname);
  if (!kind) return null;
  const reading = await sessions.read(request, kind);
  return reading.status === 'valid' ? { kind, name: reading.claims.sub } : null;
};
