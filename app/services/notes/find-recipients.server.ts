import type { AdminCall } from '~/app/ports/deps';
import { readReached } from '~/app/services/contacts/read-reached.server';
import { readWaiting } from '~/app/services/reminders/read-waiting.server';
import { readResults } from '~/app/services/results/read-unseen.server';
import { type Audience, findListed, type ListedRefusal } from '~/domain/notes/find-listed';
import { fail, ok, type Result } from '~/domain/shared/result';
import type { Instant } from '~/domain/time/instant';

/** To whom a note goes. `ids`: the pasted employee IDs, for the audience `listed`. */
export interface Addressed {
  readonly audience: Audience;
  readonly ids: string;
}

/** Whom a note reaches now. */
export interface Recipients {
  readonly employeeIds: readonly string[];
  /** How many of them can be emailed. */
  readonly reached: number;
}

export type RecipientsError =
  | ListedRefusal
  | { readonly code: 'note-without-recipients' }
  | { readonly code: 'note-without-results' };

type Args = AdminCall<'stores' | 'texting', { readonly now: Instant }>;

const findDrivers = async (
  { deps, access, now }: Args,
  { audience, ids }: Addressed,
): Promise<Result<readonly { readonly employeeId: string }[], RecipientsError>> => {
  const { scope, site, company } = access;
  const readDrivers = async () => (await deps.stores.drivers.list(scope)).items;
  switch (audience) {
    case 'all':
      return ok(await readDrivers());
    case 'certified':
      return ok((await readDrivers()).filter(({ airportCertified }) => airportCertified));
    case 'listed':
      return findListed(ids, await readDrivers());
    case 'without-list':
      return ok((await readWaiting({ deps, scope, site, company, now })).none);
    case 'result-unseen': {
      const results = await readResults({ deps, access, of: 'jobs' });
      if (!results) return fail({ code: 'note-without-results' });
      const present = new Set((await readDrivers()).map(({ employeeId }) => employeeId));
      return ok(results.unseen.filter(({ employeeId }) => present.has(employeeId)));
    }
  }
};

/** The drivers whom a note would reach now; refused if there are none. */
export const findRecipients = async (
  args: Args,
  addressed: Addressed,
): Promise<Result<Recipients, RecipientsError>> => {
  const { deps, access } = args;
  const [drivers, reached] = await Promise.all([
    findDrivers(args, addressed),
    readReached({ deps, scope: access.scope, kind: 'notes' }),
  ]);
  if (!drivers.ok) return drivers;
  const employeeIds = drivers.value.map(({ employeeId }) => employeeId);
  if (employeeIds.length === 0) return fail({ code: 'note-without-recipients' });
  return ok({ employeeIds, reached: employeeIds.filter((id) => reached.has(id)).length });
};
