import type { AdminCall } from '~/app/ports/deps';
import type { SaveFacts } from '~/app/ports/picks';
import type { ListOwner } from '~/app/ports/sessions';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import { makeListEnteredMail } from '~/app/services/mail/list-entered-mail.server';
import type { NewEvent } from '~/domain/activity/activity';
import type { EnteredFacts } from '~/domain/activity/selection-events';
import { toClosing } from '~/domain/activity/to-closing';
import { enterList, type EnterListError, type Entry } from '~/domain/picks/enter-list';
import { fail, ok, type Result } from '~/domain/shared/result';
import type { Site } from '~/domain/site/site';
import { deadlineAt } from '~/domain/time/deadline';
import { toEpochMs, type Instant } from '~/domain/time/instant';
import { countForLog, prepareList, type ListSave, type SavePicksError } from './save-picks.server';

/** The driver of the administrator's site with this employee ID; null if there is none. */
export const findListOwner = async ({
  deps,
  access: { scope, site, company },
  employeeId,
}: AdminCall<'stores', { employeeId: string }>): Promise<ListOwner | null> => {
  const { driver } = await deps.stores.access.readDriver(scope, employeeId);
  return driver && { scope, site, company, driver };
};

/** How the activity log names an entered list: differently if it replaced a list of the driver's own. */
const toEvent = (
  facts: EnteredFacts,
  ownSaveAt: Instant | undefined,
  { timeZone }: Site,
): NewEvent => {
  if (ownSaveAt === undefined) return { code: 'list-entered', ...facts };
  const savedAt = toClosing(deadlineAt(toEpochMs(ownSaveAt), timeZone));
  return { code: 'own-list-replaced', ...facts, savedAt };
};

/**
 * Enters a whole list for a driver, by the rules of the driver's own save. The driver is told by email and on their
 * page. `list-saved-since`: the driver, or another administrator, has saved a list since the page was opened.
 */
export const saveEnteredList = async <
  Loaded extends { readonly stored: List | null },
  List extends SaveFacts,
>({
  input,
  ...save
}: ListSave<Loaded, List> & { readonly input: Entry }): Promise<
  Result<List, SavePicksError | EnterListError>
> => {
  const { ranking, deps, access, receivedAt: at } = save;
  const count = save.ids.length;
  const { scope, site, driver } = access;
  const { stored } = save.loaded;
  const entered = enterList({ stored, ownSaveAt: ranking.getOwnSave(site, stored) }, input);
  if (!entered.ok) return entered;
  const prepared = prepareList(save, entered.value);
  if (!prepared.ok) return prepared;

  const { list, accepted } = prepared.value;
  const { periodId, isLate, closesAt } = accepted;
  const { username, askedBy, how, ownSaveAt } = entered.value;
  const { receiptNumber } = list;
  const facts = { periodId, receiptNumber, askedBy, how };
  const { employeeId: driverId, name: driverName } = driver;
  const about = { driverId, driverName, isLate, ...facts, ...countForLog(save) };
  const event = toEvent(about, ownSaveAt, site);
  const entry = makeLogEntry(deps, scope, stored ? 'update' : 'create', event, { at });
  const mail = await makeListEnteredMail(deps, access, { at, username, closesAt, count, ...facts });
  const over = stored?.receiptNumber ?? null;
  const saved = await ranking.getStore(deps.stores).save(scope, list, entry, { over, mail });
  return saved.ok ? ok(list) : fail({ code: 'list-saved-since' });
};
