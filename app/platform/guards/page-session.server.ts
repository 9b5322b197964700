import type { AppLoadContext } from '@remix-run/node';
import type { SessionClaims, Sessions } from '~/app/platform/auth/session.server';
import type { Deps } from '~/app/ports/deps';
import { getWorkTenant, type AdminSession } from '~/app/ports/sessions';
import { checkAdmin } from '~/app/services/access/check-admin.server';
import { checkPage } from '~/app/services/access/page-key.server';
import type { PageSession, SessionAnswer } from '~/domain/access/page-session';
import { countForTenant } from './count-for-tenant.server';

/** All pages of a site's administrator share one page key. */
export const makeAdminPage = (deps: Deps, access: AdminSession) => ({
  deps,
  access,
  selection: 'administration',
});

export const makePageSession = (
  sessions: Sessions,
  claims: SessionClaims,
  isRenewed: boolean,
): PageSession => ({
  account: {
    companyId: claims.companyId,
    siteId: claims.siteId,
    username: claims.sub,
    ...(claims.at && { at: claims.at.siteId }),
    ...(claims.amr === 'sso' && { isSso: true }),
  },
  ...sessions.getTimeLeft('admin', claims, isRenewed),
});

/**
 * Answers an open page that asks whether its session is still on, and extends the session if `isByPerson`. Unlike the
 * guards it redirects nobody, because a redirect would lose what the page contains.
 */
export const askAboutSession = async (
  { request, context, deps }: { request: Request; context: AppLoadContext; deps: Deps },
  { pageKey, isByPerson }: { pageKey: string; isByPerson: boolean },
): Promise<SessionAnswer> => {
  const { sessions } = context.platform;
  const reading = await sessions.read(request, 'admin');
  if (reading.status !== 'valid') return { state: 'over' };
  await countForTenant(context, getWorkTenant(reading.claims));
  const access = await checkAdmin({ deps, claims: reading.claims });
  if (!access) return { state: 'over' };
  if (!checkPage(makeAdminPage(deps, access), pageKey).ok) return { state: 'other' };
  const renewed = isByPerson && (await sessions.renew('admin', reading.claims));
  if (renewed) context.setCookie(renewed);
  return { state: 'on', session: makePageSession(sessions, reading.claims, Boolean(renewed)) };
};
