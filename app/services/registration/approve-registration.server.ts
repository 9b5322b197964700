import type { ScopeCall, Writing } from '~/app/ports/deps';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import { makeCode } from '~/app/services/passwords/make-code';
import type { Mail } from '~/domain/mail/mail';
import { cutPersonName } from '~/domain/people/person';
import {
  checkTerms,
  proposeTerms,
  type ApprovalTerms,
  type TermsRefusal,
} from '~/domain/registration/approval-terms';
import type { ApprovedRequest, PendingRequest } from '~/domain/registration/registration-request';
import { fail, ok, type Result } from '~/domain/shared/result';
import { newCompany, newSite, newUsername } from '~/domain/site/new-tenant';
import { toInstant } from '~/domain/time/instant';
import type { RequestDecided, RequestNotFound } from './request-errors';

type ApprovalMail = Extract<Mail, { kind: 'registration-approved' }>;

export type ApproveRegistrationError =
  | RequestNotFound
  | RequestDecided
  | TermsRefusal
  | { readonly code: 'company-exists'; readonly companyId: string };

const makeMail = (
  { contactEmail, language, contactName, companyName, siteName }: PendingRequest,
  link: Pick<
    ApprovalMail,
    'requestId' | 'companyId' | 'siteId' | 'username' | 'secret' | 'validUntil' | 'timeZone'
  >,
): ApprovalMail => ({
  kind: 'registration-approved',
  to: contactEmail,
  language,
  contactName,
  companyName,
  siteName,
  ...link,
});

/**
 * Approves a request on the terms that the master administrator confirmed, or else on those that the request proposes. The
 * company, its site, an administrator who cannot sign in before activation, the activation link and the email that
 * contains it are stored in one transaction. Approving again gives the same answer and changes nothing. `scope` is the
 * master administrator's, whose log gets the entry.
 */
export const approveRegistration = async ({
  deps,
  scope,
  input: { requestId, terms },
}: ScopeCall<
  Writing | 'sha256',
  { input: { requestId: string; terms?: ApprovalTerms | undefined } }
>): Promise<Result<ApprovedRequest, ApproveRegistrationError>> => {
  const { stores, clock, ids } = deps;
  const [request, defaults] = await Promise.all([
    stores.registrations.read(requestId),
    stores.system.newCompanyDefaults(),
  ]);
  if (!request) return fail({ code: 'request-not-found' });
  if (request.status === 'approved') return ok(request);
  if (request.status === 'denied') return fail({ code: 'request-decided', status: 'denied' });
  const checked = checkTerms(terms ?? proposeTerms(request, defaults.company));
  if (!checked.ok) return checked;

  const { companyId, siteId, timeZone, isFree, limits } = checked.value;
  const tenant = { companyId, siteId };
  const { companyName, contactName, contactEmail: to, siteName, siteAddress: address } = request;
  const at = toInstant(clock.now());
  const event = {
    code: 'registration-approved',
    requestId,
    companyName,
    ...tenant,
    timeZone,
    isFree,
    limits,
  } as const;
  const entry = makeLogEntry(deps, scope, 'create', event, { at });
  const approved: ApprovedRequest = {
    ...request,
    status: 'approved',
    decidedAt: at,
    decidedBy: entry.actor.id,
    ...tenant,
  };
  const username = newUsername(ids);
  const { secret, code } = makeCode(deps, { kind: 'activation', tenant, username, at });
  const { validUntil } = code;
  const mail = makeMail(request, { requestId, ...tenant, username, secret, validUntil, timeZone });
  const stored = await stores.registrations.approve(scope, approved, {
    company: newCompany({
      companyId,
      name: companyName,
      siteId,
      defaults,
      limits,
      isFree,
      now: at,
    }),
    site: newSite({ tenant, name: siteName, address, defaults, timeZone, now: at }),
    admin: {
      username,
      name: cutPersonName(contactName),
      passwordHash: null,
      role: 'company-admin',
      sessionVersion: 1,
      email: to,
    },
    code,
    mail: { id: ids.next(), at, mail },
    entry,
  });
  if (stored.ok) return ok(approved);
  if (stored.error.code === 'company-exists') return fail({ code: 'company-exists', companyId });
  // Someone else decided the request first. If they approved it, return their approval.
  const decided = await stores.registrations.read(requestId);
  if (decided?.status === 'approved') return ok(decided);
  return fail({ code: 'request-decided', status: 'denied' });
};
