import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import { siteFields } from '~/app/services/mail/driver-fields.server';
import type { Deps } from '~/app/ports/deps';
import { makeSiteScope } from '~/app/ports/sessions';
import type { NewMail } from '~/domain/mail/mail';
import { answersForSite } from '~/domain/people/person';
import { fail, ok } from '~/domain/shared/result';
import { toInstant, type Instant } from '~/domain/shared/instant';
import type { Site } from '~/domain/site/site';
import { findReceiver, noteReached as note, noteTold } from '~/domain/webhooks/receivers';
import type { Reached } from '~/domain/webhooks/receivers';
import { changeReceivers } from './change-receivers.server';
import type { SwitchedOffReason } from '~/domain/shared/switched-off';

const actor = { role: 'system', name: 'Webhooks' } as const;

type NoteDeps = Pick<Deps, 'stores' | 'clock' | 'ids'>;

/** An email to each of those who answer for the site and have an address on file. */
const writeMails = async (
  { stores, ids }: NoteDeps,
  site: Site,
  off: { name: string; because: SwitchedOffReason; at: Instant },
): Promise<NewMail[]> => {
  const people = await stores.credentials.administrators(site);
  const { at } = off;
  return people.filter(answersForSite).flatMap(({ email: to, language }) =>
    to === undefined
      ? []
      : [
          {
            ...{ id: ids.next(), at },
            mail: {
              kind: 'webhook-off' as const,
              ...{ to, language, name: off.name, because: off.because },
              ...siteFields(site, at),
            },
          },
        ],
  );
};

/**
 * Notes how an attempt to reach a receiver ended, where that changes anything: since when nothing reaches it, and that it is
 * switched off, of which its administrators are emailed at most once a day.
 */
export const noteReached = async (
  deps: NoteDeps,
  { site, receiverId, reached }: { site: Site; receiverId: string; reached: Reached },
): Promise<void> => {
  const scope = makeSiteScope(site, actor);
  const at = toInstant(deps.clock.now());
  // What could not be stored because the receivers kept changing is noted after the next attempt.
  await changeReceivers({ deps, scope }, async (before) => {
    const found = findReceiver(before, receiverId);
    const noted = found.ok && note(before, found.value, reached, at);
    if (!found.ok || !noted) return fail({ code: 'nothing-to-note' as const });
    const { next, switchedOff: because } = noted;
    if (because === null) return ok({ next, entry: null, value: null });
    const { name } = found.value;
    const event = { code: 'webhook-switched-off', name, because } as const;
    const entry = makeLogEntry(deps, { actor }, 'update', event, { at });
    const told = noteTold(next, at);
    const mails = told ? await writeMails(deps, site, { name, because, at }) : [];
    return ok({ next: told ?? next, entry, mails, value: null });
  });
};
