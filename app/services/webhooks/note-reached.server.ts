import type { Deps, Writing } from '~/app/ports/deps';
import { makeSiteScope } from '~/app/ports/sessions';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import { openCounter, siteName } from '~/app/services/attempts/attempt-counters.server';
import { siteFields } from '~/app/services/mail/driver-fields.server';
import type { AttemptLimit } from '~/domain/access/attempt-limits';
import type { NewEvent } from '~/domain/activity/activity';
import type { Mail, NewMail } from '~/domain/mail/mail';
import { answersForSite } from '~/domain/people/person';
import { fail, ok } from '~/domain/shared/result';
import type { Site } from '~/domain/site/site';
import { toInstant, type Instant } from '~/domain/time/instant';
import { dayMs } from '~/domain/time/time-units';
import type { Delivery } from '~/domain/webhooks/delivery-schema';
import { maxLossMails } from '~/domain/webhooks/limits';
import { findReceiver, countReached, noteTold } from '~/domain/webhooks/receivers';
import type { Reached } from '~/domain/webhooks/receivers';
import { changeReceivers } from './change-receivers.server';

const actor = { role: 'system', name: 'Webhooks' } as const;

/** What administrators are emailed of a receiver. */
type News =
  | Pick<Extract<Mail, { kind: 'webhook-off' }>, 'kind' | 'name' | 'because' | 'event'>
  | Pick<Extract<Mail, { kind: 'webhook-message-failed' }>, 'kind' | 'name' | 'event'>;

/** An email to each of those who answer for the site and have an address on file. */
const writeMails = async (
  { stores, ids }: Pick<Deps, Writing>,
  { site, at }: { site: Site; at: Instant },
  news: News,
): Promise<NewMail[]> => {
  const people = await stores.credentials.administrators(site);
  return people
    .filter(answersForSite)
    .flatMap(({ email: to, language }) =>
      to === undefined
        ? []
        : [{ id: ids.next(), at, mail: { ...news, to, language, ...siteFields(site, at) } }],
    );
};

const lossesPerDay: AttemptLimit = { max: maxLossMails, windowMs: dayMs };

/**
 * Notes how an attempt to reach a receiver ended, where that changes anything: since when nothing reaches it, that a message
 * has finally failed, and that it is switched off. Its administrators are emailed of the latter at most once a day.
 */
export const noteReached = async (
  deps: Pick<Deps, Writing>,
  {
    site,
    delivery: { receiverId, event: type },
    reached,
  }: { site: Site; delivery: Pick<Delivery, 'receiverId' | 'event'>; reached: Reached },
): Promise<void> => {
  const scope = makeSiteScope(site, actor);
  const at = toInstant(deps.clock.now());
  const isLost = reached === 'lost';
  const counter = openCounter(deps, `webhook-lost#${siteName(site)}`);
  const tellsLoss = isLost && (await counter.take(lossesPerDay));
  // What could not be stored because the receivers kept changing is noted after the next attempt.
  await changeReceivers({ deps, scope }, async (before) => {
    const found = findReceiver(before, receiverId);
    const noted = found.ok && countReached(before, found.value, reached, at);
    if (!found.ok || !noted) return fail({ code: 'nothing-to-note' as const });
    const { next, switchedOff: because } = noted;
    const { name } = found.value;
    const told = because && noteTold(next, at);
    const events: NewEvent[] = [
      ...(isLost ? [{ code: 'webhook-message-failed' as const, name, event: type }] : []),
      ...(because ? [{ code: 'webhook-switched-off' as const, name, because }] : []),
    ];
    // One email each, because two to everybody do not fit into one transaction.
    const mails = told
      ? await writeMails(deps, { site, at }, { kind: 'webhook-off', name, because, event: type })
      : tellsLoss
        ? await writeMails(
            deps,
            { site, at },
            { kind: 'webhook-message-failed', name, event: type },
          )
        : [];
    const entries = events.map((event) => makeLogEntry(deps, { actor }, 'update', event, { at }));
    return ok({ next: told ?? next, entries, mails, value: null });
  });
};
