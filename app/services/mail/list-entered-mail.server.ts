import type { Deps } from '~/app/ports/deps';
import type { ListOwner } from '~/app/ports/sessions';
import type { Mail, NewMail } from '~/domain/mail/mail';
import type { Instant } from '~/domain/time/instant';
import { readDriverFields } from './driver-fields.server';

type EnteredMail = Extract<Mail, { kind: 'list-entered' }>;
type Told = Pick<
  EnteredMail,
  'periodId' | 'count' | 'receiptNumber' | 'username' | 'askedBy' | 'how' | 'closesAt'
>;

/** The email that tells a driver about a list entered for them; null if they have no address on file. */
export const makeListEnteredMail = async (
  deps: Pick<Deps, 'stores' | 'ids'>,
  owner: ListOwner,
  { at, ...told }: Told & { readonly at: Instant },
): Promise<NewMail | null> => {
  const fields = await readDriverFields(deps, owner, at);
  return fields && { id: deps.ids.next(), at, mail: { kind: 'list-entered', ...fields, ...told } };
};
