import type { Activity, NewEvent } from '~/domain/activity/activity';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import type { AdminSession } from '~/app/ports/sessions';
import type { Deps } from '~/app/ports/deps';
import type { CompanyChanged, CompanyOverview } from '~/app/ports/tenancy';
import { toInstant, type Instant } from '~/domain/shared/instant';
import { fail, ok, type Result } from '~/domain/shared/result';
import type { Company } from '~/domain/company/company';
import type { Switched } from '~/domain/site/company-changes';

export type ChangeCompanyError = CompanyChanged | { readonly code: 'company-not-found' };

export type CompanyChangeDeps = Pick<Deps, 'stores' | 'clock' | 'ids'>;

const attempts = 5;

/**
 * Decides a change on the company's current state and stores it; if the company changed in the meantime, decides again.
 * The change is logged at the master administrator's own site. `decide` returns null if there is nothing to change.
 */
export const changeCompany = async <E>({
  deps,
  access: { scope },
  companyId,
  decide,
  store = (company, { switched, entry }) =>
    deps.stores.companies.save(scope, company, { ...(switched && { switched }), entry }),
}: {
  deps: CompanyChangeDeps;
  access: AdminSession;
  companyId: string;
  decide: (
    current: CompanyOverview,
    now: Instant,
  ) => Result<{ company: Company; switched?: Switched; event: NewEvent } | null, E>;
  store?: (
    company: Company,
    change: { switched?: Switched | undefined; entry: Activity },
  ) => Promise<Result<null, CompanyChanged>>;
}): Promise<Result<Company, ChangeCompanyError | E>> => {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const current = await deps.stores.companies.read(companyId);
    if (!current) return fail({ code: 'company-not-found' });
    const now = toInstant(deps.clock.now());
    const decided = decide(current, now);
    if (!decided.ok) return decided;
    if (!decided.value) return ok(current.company);
    const { company, switched, event } = decided.value;
    const entry = makeLogEntry(deps, scope, 'update', event, { at: now });
    const stored = await store(company, { switched, entry });
    if (stored.ok) return ok(company);
  }
  return fail({ code: 'company-changed' });
};
