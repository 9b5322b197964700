import type { ContactStore } from '~/app/ports/mail';
import { toActivityItem } from '~/app/store/activity/activity-item';
import { isThere, type Condition, type Db } from '~/app/store/dynamo/db';
import { transact } from '~/app/store/dynamo/transact.server';
import { contactKey, listItemKey } from '~/app/store/table/keys';
import type { Activity } from '~/domain/activity/activity';
import type { SiteScope } from '~/domain/company/scope';
import type { NewOutgoing } from '~/domain/mail/outbox-entry';
import { fail, ok } from '~/domain/shared/result';
import { settingContact } from './contact-item';
import { toOutboxItem } from './outbox-item';

interface ContactChange {
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly if: Condition;
  readonly entry: Activity | null;
  readonly messages: readonly NewOutgoing[];
}

/** Changes a contact, with an entry of the log and messages. */
export const changeContact = async (
  db: Db,
  scope: SiteScope,
  employeeId: string,
  { attributes, if: condition, entry, messages }: ContactChange,
): ReturnType<ContactStore['change']> => {
  const refused = await transact(db, [
    {
      update: contactKey(scope, employeeId),
      by: settingContact(employeeId, attributes),
      if: condition,
      refused: 'contact-changed' as const,
    },
    // Requires that the driver still exists, because nothing would delete what belongs to a deleted driver.
    {
      check: listItemKey(scope, 'DRIVER', employeeId),
      if: isThere,
      refused: 'contact-changed' as const,
    },
    ...(entry ? [{ put: toActivityItem(scope, entry) }] : []),
    ...messages.map((message) => ({ put: toOutboxItem(message) })),
  ]);
  return refused.length === 0 ? ok(null) : fail({ code: 'contact-changed' });
};
