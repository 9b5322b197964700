import type { Deps } from '~/app/ports/deps';
import type { SiteScope } from '~/domain/company/scope';
import { getsMail } from '~/domain/mail/contact';
import { wants, type MessageKind } from '~/domain/mail/message-kinds';

const pageSize = 1_000;

/** The IDs of the drivers who get emails of a kind. */
export const readMailed = async ({
  deps: {
    stores: { contacts },
  },
  scope,
  kind,
}: {
  deps: Pick<Deps, 'stores'>;
  scope: SiteScope;
  kind: MessageKind;
}): Promise<ReadonlySet<string>> => {
  const mailed = new Set<string>();
  let after = '';
  for (;;) {
    const page = await contacts.page(scope, { after, limit: pageSize });
    for (const contact of page.filter(getsMail))
      if (wants(contact, 'email', kind)) mailed.add(contact.employeeId);
    const last = page.at(-1);
    if (!last || page.length < pageSize) return mailed;
    after = last.employeeId;
  }
};
