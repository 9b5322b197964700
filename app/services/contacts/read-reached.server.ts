import type { ScopeCall } from '~/app/ports/deps';
import { isReached } from '~/domain/mail/contact';
import type { MessageKind } from '~/domain/mail/message-kinds';

const pageSize = 1_000;

/** The IDs of the drivers who get messages of a kind, by whatever channel. */
export const readReached = async ({
  deps: {
    stores: { contacts },
    texting,
  },
  scope,
  kind,
}: ScopeCall<'stores' | 'texting', { kind: MessageKind }>): Promise<ReadonlySet<string>> => {
  const reached = new Set<string>();
  let after = '';
  for (;;) {
    const page = await contacts.page(scope, { after, limit: pageSize });
    for (const contact of page)
      if (isReached(contact, kind, texting !== null)) reached.add(contact.employeeId);
    const last = page.at(-1);
    if (!last || page.length < pageSize) return reached;
    after = last.employeeId;
  }
};
