import type { ScopeCall } from '~/app/ports/deps';
import { isReached } from '~/domain/mail/contact';
import type { MessageKind } from '~/domain/mail/message-kinds';
import { readAllContacts } from './read-all-contacts.server';

/** The IDs of the drivers who get messages of a kind, by whatever channel. */
export const readReached = async ({
  deps,
  scope,
  kind,
}: ScopeCall<'stores' | 'texting', { kind: MessageKind }>): Promise<ReadonlySet<string>> => {
  const contacts = await readAllContacts({ deps, scope });
  const reached = [...contacts.values()].filter((contact) =>
    isReached(contact, kind, deps.texting !== null),
  );
  return new Set(reached.map(({ employeeId }) => employeeId));
};
