import type { Deps } from '~/app/ports/deps';
import { handleEntry, type Sender } from '~/app/services/mail/handle-entry.server';
import { createTestMailer } from './test-mailer';
import { waitingEntries } from './waiting';

/** Brings what the master administrator did to the sites of companies. Emails are written and stay in the outbox. */
export const tellSites = async (deps: Deps & Sender['deps']): Promise<void> => {
  const mailer = createTestMailer(() => Promise.reject(new Error('no email is sent here')));
  for (const entry of await waitingEntries(deps.stores))
    if ('notice' in entry) await handleEntry({ deps, mailer }, entry);
};
