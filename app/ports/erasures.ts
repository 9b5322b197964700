import type { Activity } from '~/domain/activity/activity';
import type { SiteScope } from '~/domain/company/scope';
import type { AskedErasure } from '~/domain/erasure/asked-erasure';
import type { Certificate } from '~/domain/erasure/certificate';
import type {
  DeniedRequest,
  PendingRequest,
  ProcessedRequest,
} from '~/domain/registration/registration-request';
import type { Result } from '~/domain/shared/result';
import type { Instant } from '~/domain/time/instant';
import type { CompanyOverview } from './tenancy';

/** Continues an erasure while there is time. `toEntry` makes the entry of the log once nothing is left. */
interface ErasingContext<Counts> {
  readonly now: Instant;
  readonly hasTime: () => boolean;
  readonly toEntry: (counts: Counts) => Activity;
}

/** What the erasure of a driver has done so far, or did. */
export interface ErasureCounts {
  /** Items that were deleted. */
  readonly deleted: number;
  /** Items in which the number now stands for the driver. */
  readonly changed: number;
  /** Published records among these. */
  readonly records: number;
}

/** The erasure of a driver. It names the driver only by the number that stands for them afterwards. */
export interface Erasure {
  readonly number: string;
  /** When it was ordered, and by whom. */
  readonly at: Instant;
  readonly by: string;
  /** Null while it is running. */
  readonly doneAt: Instant | null;
  readonly counts: ErasureCounts;
}

export type BeginRefusal =
  /** The list of drivers was changed or is being stored, or the number is taken. */
  { readonly code: 'list-changed' } | { readonly code: 'erasure-running'; readonly number: string };

/** Erases drivers from everything that a site has stored (domain/README.md#erased-drivers). */
export interface ErasureStore {
  /**
   * Removes the driver from the roster, if they are still there, with everything that belongs to them, and notes that the
   * rest is to be erased, in one transaction. The ID cannot be used in the company until then, and the number never.
   */
  begin(
    scope: SiteScope,
    input: {
      readonly employeeId: string;
      readonly number: string;
      readonly at: Instant;
      readonly by: string;
      readonly entry: Activity;
    },
  ): Promise<Result<null, BeginRefusal>>;
  /** All erasures of the site, in the order of their numbers. */
  list(scope: SiteScope): Promise<Erasure[]>;
  /**
   * Continues an erasure in small steps while there is time. Goes through everything again until a whole pass found
   * nothing, because requests that were running may still have written something. True once it is done.
   */
  continue(
    scope: SiteScope,
    number: string,
    context: ErasingContext<ErasureCounts>,
  ): Promise<boolean>;
}

/** What was erased of an applicant beside the request itself. */
export interface ApplicantCounts {
  /** Emails that waited to be sent. */
  readonly messages: number;
  /** Entries of the master administrator's log that were changed or deleted. */
  readonly entries: number;
}

/** How far the requests whose time is over are erased. */
interface ExpiryState {
  /** The place in the list of processed requests up to which all are handled; '' at its beginning. */
  readonly after: string;
  /** When requests behind that place were first seen to be over (domain/time/agreed-time.ts). */
  readonly firstSeenAt: Instant | null;
}

/** Erases companies' requests for access that became no company (domain/README.md#erased-applicants). */
export interface ApplicantErasureStore {
  /**
   * Leaves nothing of the request but its number, which no other gets, and stores the log entry in the same transaction. The
   * email address is kept with it until everything else is erased. False if it was decided or erased meanwhile.
   */
  begin(
    request: PendingRequest | DeniedRequest,
    input: { readonly at: Instant; readonly entry: Activity },
  ): Promise<boolean>;
  /** The IDs of requests that are being erased and go on at `until`. */
  due(until: Instant): Promise<string[]>;
  /**
   * Erases emails that wait, then names in the master administrator's log, while there is time. Goes through both again
   * until a whole pass found nothing. True once it is done.
   */
  continue(requestId: string, context: ErasingContext<ApplicantCounts>): Promise<boolean>;
  readExpiry(): Promise<ExpiryState>;
  saveExpiry(state: ExpiryState): Promise<void>;
  /** The processed requests behind the place `after` that were decided up to `until`, oldest first, each with its place. */
  decided(range: {
    readonly after: string;
    readonly until: Instant;
    readonly limit: number;
  }): Promise<{ readonly place: string; readonly request: ProcessedRequest | null }[]>;
}

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
