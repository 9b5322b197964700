import type { Stores } from '~/app/ports/deps';
import type { Provision } from '~/app/ports/registration';
import { defaultTenant } from '~/domain/company/scope';
import { forgetApplicant } from '~/domain/registration/forget-applicant';
import type {
  ProcessedRequest,
  RegistrationRequest,
} from '~/domain/registration/registration-request';
import { fail, ok } from '~/domain/shared/result';
import { within, type Memory } from './memory';
import { table } from './table';

/**
 * Registration requests in memory. `provision` creates everything that an approval creates, or reports that the
 * company already exists.
 */
export const fakeRegistrations = (
  memory: Memory,
  provision: (input: Provision) => boolean,
): Pick<Stores, 'registrations' | 'applicantErasures'> => {
  const { log, post } = memory;
  const erased = table<{ request: RegistrationRequest; isDone: boolean }>();
  let expiry = { after: '', firstSeenAt: null as string | null };
  const requests = table<RegistrationRequest>();
  const forms = table<string>();
  const isPending = (id: string) => requests.get(id)?.status === 'pending';
  const withStatus = <Status extends RegistrationRequest['status']>(status: Status) =>
    requests
      .below('')
      .filter(
        (one): one is Extract<RegistrationRequest, { status: Status }> => one.status === status,
      );
  const getPlace = ({ decidedAt, id }: ProcessedRequest) => `${decidedAt}#${id}`;
  const registrations: Stores['registrations'] = {
    submit: async (request, { formId, maxPending, mails }) => {
      const requestId = forms.get(formId);
      if (requestId !== null) return fail({ code: 'form-used', requestId });
      if (withStatus('pending').length >= maxPending) return fail({ code: 'too-many-pending' });
      if (requests.has(request.id) || erased.has(request.id))
        return fail({ code: 'request-id-taken' });
      forms.put(formId, request.id);
      requests.put(request.id, request);
      mails.forEach(post);
      return ok(null);
    },
    read: async (requestId) => requests.get(requestId),
    pending: async () => withStatus('pending'),
    processed: async ({ limit, before = '~' }) => {
      const older = [...withStatus('approved'), ...withStatus('denied')]
        .filter((request) => getPlace(request) < before)
        .sort((a, b) => (getPlace(a) < getPlace(b) ? 1 : -1));
      const page = older.slice(0, limit);
      const last = older.length > limit ? page.at(-1) : undefined;
      return { requests: page, next: last ? getPlace(last) : null };
    },
    totals: async () => ({
      pending: withStatus('pending').length,
      approved: withStatus('approved').length,
      denied: withStatus('denied').length,
    }),
    approve: async (scope, request, { entry, mail, ...created }) => {
      if (!isPending(request.id)) return fail({ code: 'request-decided' });
      if (!provision(created)) return fail({ code: 'company-exists' });
      requests.put(request.id, request);
      post(mail);
      log(scope, entry);
      return ok(null);
    },
    deny: async (scope, request, { entry, mail }) => {
      if (!isPending(request.id)) return fail({ code: 'request-decided' });
      requests.put(request.id, request);
      post(mail);
      log(scope, entry);
      return ok(null);
    },
  };

  /** Deletes the emails and the names of the log that mention the request. */
  const forget = ({ id, contactEmail: email }: RegistrationRequest) => {
    const mails = memory.outbox.below('').filter(({ entry }) => {
      const mail: object | null = 'mail' in entry ? entry.mail : null;
      return mail && 'requestId' in mail && mail.requestId === id;
    });
    for (const { entry } of mails) memory.outbox.delete(entry.id);
    let entries = 0;
    for (const entry of memory.activity.below(within(defaultTenant))) {
      const event = forgetApplicant(entry.event, { requestId: id, email });
      const path = within(defaultTenant, entry.id);
      if (event !== entry.event) entries += 1;
      if (event === null) memory.activity.delete(path);
      else if (event !== entry.event) memory.activity.put(path, { ...entry, event });
    }
    return { messages: mails.length, entries };
  };
  const applicantErasures: Stores['applicantErasures'] = {
    begin: async (request, { entry }) => {
      if (requests.get(request.id)?.status !== request.status) return false;
      requests.delete(request.id);
      erased.put(request.id, { request, isDone: false });
      log(defaultTenant, entry);
      return true;
    },
    due: async () => erased.below('').flatMap((one) => (one.isDone ? [] : [one.request.id])),
    continue: async (requestId, { hasTime, toEntry }) => {
      const found = erased.get(requestId);
      if (!found || !hasTime()) return false;
      if (found.isDone) return true;
      erased.put(requestId, { ...found, isDone: true });
      log(defaultTenant, toEntry(forget(found.request)));
      return true;
    },
    readExpiry: async () => expiry,
    saveExpiry: async (state) => {
      expiry = state;
    },
    decided: async ({ after, until, limit }) =>
      [...withStatus('approved'), ...withStatus('denied')]
        .map((request) => ({ place: getPlace(request), request }))
        .filter(({ place, request }) => place > after && request.decidedAt <= until)
        .sort((a, b) => (a.place < b.place ? -1 : 1))
        .slice(0, limit),
  };
  return { registrations, applicantErasures };
};
