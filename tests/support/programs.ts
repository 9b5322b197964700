import type { Deps } from '~/app/ports/deps';
import { createToken } from '~/app/services/api/create-token.server';
import { apiScopes, type ApiScope } from '~/domain/api/limits';
import type { Tenant } from '~/domain/company/scope';
import { makeTestScope } from './stocked-site';

/** A path of each operation that reads, with the scope that it needs. */
export const readPaths = {
  '/drivers': 'rosters:read',
  '/jobs': 'rosters:read',
  '/awards': 'awards:read',
  '/awards/2026-W40': 'awards:read',
  '/vacation-awards': 'awards:read',
  '/vacation-awards/1': 'awards:read',
  '/reports/drivers': 'reports:read',
  '/reports/submissions': 'reports:read',
} as const;

/** The text of a new token of a site. */
export const addToken = async (
  deps: Deps,
  tenant: Tenant,
  {
    name = 'Payroll',
    scopes = apiScopes,
    by = 'admin',
  }: { name?: string; scopes?: readonly ApiScope[]; by?: string } = {},
): Promise<string> => {
  const { site, company } = await deps.stores.sites.read(tenant);
  const access = { scope: makeTestScope(tenant), site: site!, company: company! };
  const created = await createToken({
    deps,
    access: { ...access, username: by, role: 'site-admin' },
    input: { name, scopes, days: 90 },
  });
  if (!created.ok) throw new Error(created.error.code);
  return created.value.text;
};

/** A program that sends its token with each request, and no header by which a browser says where it comes from. */
export const programClient = (origin: string, token: string | null) => {
  const send = (
    method: string,
    path: string,
    { json, headers }: { json?: unknown; headers?: Record<string, string> } = {},
  ): Promise<Response> =>
    fetch(`${origin}/api/v1${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
    });
  return {
    send,
    get: (path: string, headers: Record<string, string> = {}) => send('GET', path, { headers }),
    put: (path: string, json: unknown, headers: Record<string, string> = {}) =>
      send('PUT', path, { json, headers }),
  };
};
