import type { AskedErasure } from '~/domain/erasure/asked-erasure';
import type { Certificate } from '~/domain/erasure/certificate';
import type { Instant } from '~/domain/time/instant';
import type { ErasingContext } from './erasures';
import type { CompanyOverview } from './tenancy';

/** A company, or one site of it. */
export interface CompanyOrSite {
  readonly companyId: string;
  /** Null for the company with all its sites. */
  readonly siteId: string | null;
}

/** Erases companies and sites from everything that is stored (domain/README.md#erased-companies-and-sites). */
export interface TenantErasureStore {
  /** The companies of which an erasure waits whose time is over at `until`, and what is being erased and goes on then. */
  due(until: Instant): Promise<{ waiting: string[]; running: CompanyOrSite[] }>;
  /**
   * Takes a company or site away, with everything by which it is found, and puts its certificate in its place, in one
   * transaction. Requires that it is still as in `overview` and inactive. False if it has changed.
   */
  begin(overview: CompanyOverview, asked: AskedErasure, at: Instant): Promise<boolean>;
  /**
   * Continues an erasure in small steps while there is time. Goes through everything again until a whole pass found
   * nothing, because what was running may still have written something. True once it is done; then the log of the master
   * administrator says how many items.
   */
  continue(what: CompanyOrSite, context: ErasingContext<number>): Promise<boolean>;
  /** The erasures that wait, those that are running and those that are done, in no order. Eventually consistent. */
  list(): Promise<{
    waiting: (AskedErasure & { readonly companyId: string })[];
    certificates: Certificate[];
  }>;
  certificate(what: CompanyOrSite): Promise<Certificate | null>;
}
