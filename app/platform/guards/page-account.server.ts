import type { Sessions } from '~/app/platform/auth/session.server';

/** Who is signed in, by the session that the page asks for. */
interface PageAccount {
  readonly kind: 'driver' | 'admin';
  readonly name: string;
}

/** Whose page it is; null if nobody needs a session there. */
export const findPageKind = (pathname: string): PageAccount['kind'] | null => {
  if (/^\/(admin|dev)\//.test(pathname)) return 'admin';
  return /^\/driver-(preferences|vacation)(\/|$)/.test(pathname) ? 'driver' : null;
};

/** Null on pages that need no session, and for whoever has none. */
export const findPageAccount = async (
  request: Request,
  sessions: Pick<Sessions, 'read'>,
): Promise<PageAccount | null> => {
  const kind = findPageKind(new URL(request.url).pathname);
  if (!kind) return null;
  const reading = await sessions.read(request, kind);
  return reading.status === 'valid' ? { kind, name: reading.claims.sub } : null;
};
