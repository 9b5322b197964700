import type { AdminCall, Writing } from '~/app/ports/deps';
import { getOwnSession } from '~/app/ports/sessions';
import type { SsoProvider } from '~/app/ports/sso';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import {
  tooManyAttempts,
  type TooManyAttempts,
} from '~/app/services/attempts/attempt-counters.server';
import { makeSsoMails } from '~/app/services/mail/make-sso-mails.server';
import { getPersonName } from '~/domain/people/person';
import { fail, ok, type Result } from '~/domain/shared/result';
import {
  changeSsoSettings,
  type SsoChange,
  type SsoChangeError,
  type SsoChanged,
} from '~/domain/sso/change-sso';
import type { SsoNews } from '~/domain/sso/sso-events';
import { toInstant } from '~/domain/time/instant';
import { hourMs } from '~/domain/time/time-units';
import { makeSsoSecrets } from './make-sso-secrets';
import { readSso } from './read-sso.server';

export type ChangeSsoError =
  | SsoChangeError
  | TooManyAttempts
  /** The master password opens a session of an hour. What it changes here would outlast it. */
  | { readonly code: 'not-with-master-password' }
  /** Somebody else changed the settings at the same time. */
  | { readonly code: 'sso-changed-meanwhile' }
  | { readonly code: 'sso-provider-silent' };

/** Each check of a provider is a request of ours to a URL that somebody typed. */
const checks = { max: 30, windowMs: hourMs };

/**
 * Changes how people of the company sign in, and tells its administrators. A new connection is stored only if the provider
 * answers. `deps` reach all sites of the company.
 */
export const changeSso = async ({
  deps,
  provider,
  access,
  change,
  localOrigin,
}: AdminCall<
  Writing,
  { provider: SsoProvider; change: SsoChange; localOrigin: string | undefined }
>): Promise<Result<SsoChanged, ChangeSsoError>> => {
  const { scope, username, byMasterPassword } = access;
  const { companyId } = scope;
  if (byMasterPassword) return fail({ code: 'not-with-master-password' });
  const [read, { candidates }] = await Promise.all([
    deps.stores.sso.read(companyId),
    readSso({ deps, access }),
  ]);
  const decided = changeSsoSettings(read.settings, change, {
    signedInBy: getOwnSession(access).sso?.connection,
    withCode: candidates,
    localOrigin,
  });
  if (!decided.ok) return decided;
  const { next, changes } = decided.value;
  if (next && change.intent === 'connect') {
    const now = deps.clock.now();
    const counter = { key: `sso-check#${companyId}`, now, ...checks };
    if (!(await deps.stores.throttle.take(counter))) return fail(tooManyAttempts(now, checks));
    const redirectUri = next.issuer;
    const begun = await provider.begin(next, { ...makeSsoSecrets(deps), redirectUri });
    if (!begun.ok) return fail({ code: 'sso-provider-silent' });
  }
  const at = toInstant(deps.clock.now());
  const news: SsoNews = { code: 'sso-changed', changes };
  const by = getPersonName({ username, name: access.name });
  const isSaved = await deps.stores.sso.save(scope, {
    read,
    next,
    entry: makeLogEntry(deps, scope, 'update', news, { at }),
    mails: await makeSsoMails(deps, { companyId, news, by, at }),
  });
  return isSaved ? ok(decided.value) : fail({ code: 'sso-changed-meanwhile' });
};
