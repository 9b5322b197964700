import type { Activity } from '~/domain/activity/activity';
import type {
  DeniedRequest,
  PendingRequest,
  ProcessedRequest,
} from '~/domain/registration/registration-request';
import type { Instant } from '~/domain/time/instant';
import type { ErasingContext } from './erasures';

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
