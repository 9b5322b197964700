import type { Provision, RegistrationStore } from '~/app/ports/registration';
import type { Activity } from '~/domain/activity/activity';
import type { NewMail } from '~/domain/mail/mail';
import type {
  ProcessedRequest,
  RegistrationRequest,
} from '~/domain/registration/registration-request';
import { fail, ok } from '~/domain/shared/result';
import type { Tenant } from '~/domain/company/scope';
import { table } from './table';

/**
 * Registration requests in memory. `provision` creates everything that an approval creates, or reports that the
 * company already exists.
 */
export const fakeRegistrations = ({
  log,
  post,
  provision,
}: {
  log: (tenant: Tenant, entry: Activity) => void;
  post: (mail: NewMail) => void;
  provision: (input: Provision) => boolean;
}): RegistrationStore => {
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
  return {
    submit: async (request, { formId, mostPending, mails }) => {
      const requestId = forms.get(formId);
      if (requestId !== null) return fail({ code: 'form-used', requestId });
      if (withStatus('pending').length >= mostPending) return fail({ code: 'too-many-pending' });
      if (requests.has(request.id)) return fail({ code: 'request-id-taken' });
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
};
