import type { AdminCall, Deps, Writing } from '~/app/ports/deps';
import { makeSiteScope, type AdminSession } from '~/app/ports/sessions';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import type { Tenant } from '~/domain/company/scope';
import { exportsPerHour } from '~/domain/data-export/limits';
import { fail, ok, type Result } from '~/domain/shared/result';
import { secondsLeft } from '~/domain/time/fixed-window';
import { hourMs } from '~/domain/time/time-units';
import type { ExportedSite } from './export-reading';

export type BeginExportError =
  /** It does not say who takes the data along. */
  | { readonly code: 'no-export-with-master-password' }
  | {
      readonly code: 'too-many-exports';
      readonly limit: number;
      readonly retryAfterSeconds: number;
    };

type OpenSite = (tenant: Tenant) => Pick<Deps, 'stores'>;

/** The site where somebody works, or every site of the company that is not erased, with stores that reach it. */
const readSites = async (
  openSite: OpenSite,
  { scope: { companyId, siteId, actor }, company }: AdminSession,
  of: 'site' | 'company',
): Promise<ExportedSite[]> => {
  const sites = (of === 'site' ? [siteId] : company.siteIds).map(async (id) => {
    const scope = makeSiteScope({ companyId, siteId: id }, actor);
    const deps = openSite(scope);
    const { site } = await deps.stores.sites.read(scope);
    return site ? [{ deps, scope, site }] : [];
  });
  return (await Promise.all(sites)).flat();
};

/**
 * Counts an export and writes it to the log of each of its sites, before anything is read. `of` is what the guard of the
 * route allows. `openSite` gives the stores of a site.
 */
export const beginExport = async ({
  deps,
  openSite,
  access,
  of,
}: AdminCall<Writing, { openSite: OpenSite; of: 'site' | 'company' }>): Promise<
  Result<ExportedSite[], BeginExportError>
> => {
  if (access.byMasterPassword) return fail({ code: 'no-export-with-master-password' });
  const { companyId, siteId } = access.scope;
  const key = `data-export#${companyId}${of === 'site' ? `#${siteId}` : ''}`;
  const now = deps.clock.now();
  const counter = { key, windowMs: hourMs, now, max: exportsPerHour };
  if (!(await deps.stores.throttle.take(counter)))
    return fail({
      code: 'too-many-exports',
      limit: exportsPerHour,
      retryAfterSeconds: secondsLeft(now, hourMs),
    });
  const sites = await readSites(openSite, access, of);
  const event = { code: 'data-exported', of } as const;
  await Promise.all(
    sites.map(({ deps: { stores }, scope }) =>
      stores.activity.append(scope, makeLogEntry(deps, scope, 'view', event)),
    ),
  );
  return ok(sites);
};
