import type { AdminCredential } from '~/domain/access/credential';
import type { OneTimeCode } from '~/domain/access/one-time-code';
import type { Activity } from '~/domain/activity/activity';
import type { Company } from '~/domain/company/company';
import type { SiteScope } from '~/domain/company/scope';
import type { NewMail } from '~/domain/mail/mail';
import type {
  ApprovedRequest,
  DeniedRequest,
  PendingRequest,
  ProcessedRequest,
  RegistrationRequest,
} from '~/domain/registration/registration-request';
import type { Result } from '~/domain/shared/result';
import type { Site } from '~/domain/site/site';

/** What an approval creates, all or nothing. */
export interface Provision {
  readonly company: Company;
  readonly site: Site;
  readonly admin: AdminCredential;
  readonly code: OneTimeCode;
}

type SubmitRefusal =
  | { readonly code: 'request-id-taken' }
  | { readonly code: 'too-many-pending' }
  /** The form was sent before. `requestId` is the request that it became. */
  | { readonly code: 'form-used'; readonly requestId: string };

export interface RegistrationTotals {
  readonly pending: number;
  readonly approved: number;
  readonly denied: number;
}

/** Requests for access. They belong to no tenant; only the master administrator reads them. */
export interface RegistrationStore {
  /**
   * Stores a new request with its emails in one transaction. Requires that its id is free, that fewer than
   * `maxPending` are pending, and that the form `formId` was not used yet.
   */
  submit(
    request: PendingRequest,
    input: { formId: string; maxPending: number; mails: readonly NewMail[] },
  ): Promise<Result<null, SubmitRefusal>>;
  /** Strongly consistent. */
  read(requestId: string): Promise<RegistrationRequest | null>;
  /** All pending requests. `submit` limits their number. */
  pending(): Promise<PendingRequest[]>;
  /** Newest first; `before` is the `next` of the previous page. */
  processed(page: {
    limit: number;
    before?: string | undefined;
  }): Promise<{ requests: ProcessedRequest[]; next: string | null }>;
  totals(): Promise<RegistrationTotals>;
  /**
   * Approves a pending request and creates its company, site, administrator and activation code, with an email and an
   * entry in the log of `scope`, in one transaction. `request-decided`: the request is no longer pending.
   */
  approve(
    scope: SiteScope,
    request: ApprovedRequest,
    change: Provision & { mail: NewMail; entry: Activity },
  ): Promise<Result<null, { code: 'request-decided' } | { code: 'company-exists' }>>;
  /** Denies a pending request, with its email and its log entry, in one transaction. */
  deny(
    scope: SiteScope,
    request: DeniedRequest,
    change: { mail: NewMail; entry: Activity },
  ): Promise<Result<null, { code: 'request-decided' }>>;
}
