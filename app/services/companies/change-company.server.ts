import type { Call, Writing } from '~/app/ports/deps';
import type { AdminSession } from '~/app/ports/sessions';
import type { CompanyChanged, CompanyOverview, LogoChange } from '~/app/ports/tenancy';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import type { Company } from '~/domain/company/company';
import type { ActEntry, CompanyAct } from '~/domain/company/company-act';
import type { CompanyErasures } from '~/domain/erasure/asked-erasure';
import { fail, ok, type Result } from '~/domain/shared/result';
import type { Switched } from '~/domain/site/company-changes';
import { toInstant, type Instant } from '~/domain/time/instant';

export type ChangeCompanyError = CompanyChanged | { readonly code: 'company-not-found' };

/** A decided change of a company. */
interface CompanyChange {
  readonly company: Company;
  readonly switched?: Switched;
  readonly erasures?: CompanyErasures;
  readonly logo?: LogoChange;
  readonly act: CompanyAct;
}

const attempts = 5;

/**
 * Decides a change on the company's current state and stores it; if the company changed in the meantime, decides again.
 * The change is logged at the actor's own site, and a notice tells the sites of the company. `decide`
 * returns null if there is nothing to change.
 */
export const changeCompany = async <E, Change extends CompanyChange>({
  deps,
  access: { scope },
  companyId,
  decide,
  store = ({ company, switched, erasures, logo }, entry) =>
    deps.stores.companies.save(scope, company, {
      ...(switched && { switched }),
      ...(erasures && { erasures }),
      ...(logo && { logo }),
      entry,
    }),
}: Call<
  Writing,
  {
    access: Pick<AdminSession, 'scope'>;
    companyId: string;
    decide: (current: CompanyOverview, now: Instant) => Result<Change | null, E>;
    store?: (change: Change, entry: ActEntry) => Promise<Result<null, CompanyChanged>>;
  }
>): Promise<Result<Company, ChangeCompanyError | E>> => {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const current = await deps.stores.companies.read(companyId);
    if (!current) return fail({ code: 'company-not-found' });
    const now = toInstant(deps.clock.now());
    const decided = decide(current, now);
    if (!decided.ok) return decided;
    if (!decided.value) return ok(current.company);
    const { act } = decided.value;
    const entry = { ...makeLogEntry(deps, scope, 'update', act, { at: now }), event: act };
    const stored = await store(decided.value, entry);
    if (stored.ok) return ok(decided.value.company);
  }
  return fail({ code: 'company-changed' });
};
