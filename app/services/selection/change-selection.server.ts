import type { AdminCall, Deps, Writing } from '~/app/ports/deps';
import type { AdminSession } from '~/app/ports/sessions';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import { actOnSite } from '~/app/services/tenancy/act-on-site.server';
import type { NewEvent } from '~/domain/activity/activity';
import { toClosing } from '~/domain/activity/to-closing';
import { findFarCutoff } from '~/domain/selection/far-cutoff';
import { getOfferedOutage } from '~/domain/selection/outage';
import {
  cancelClosing,
  closeSoon,
  moveCutoff,
  type SelectionWindow,
} from '~/domain/selection/selection-window';
import { fail, ok, type Result } from '~/domain/shared/result';
import type { Site } from '~/domain/site/site';
import { toInstant, type Instant } from '~/domain/time/instant';
import { prepareMove } from './move-after-outage.server';
import { openNextPeriod, type OpenPeriodError } from './open-next-period.server';

type CutoffChange =
  | { readonly intent: 'close-selection' }
  | { readonly intent: 'cancel-closing' }
  | {
      readonly intent: 'move-cutoff';
      readonly wallTime: string;
      readonly confirmed?: string | undefined;
    };
export type SelectionChange =
  | CutoffChange
  | {
      readonly intent: 'start-next-period';
      readonly wallTime?: string | undefined;
      readonly confirmed?: string | undefined;
      readonly endsClaims?: boolean | undefined;
      readonly periodId?: string | undefined;
    }
  | { readonly intent: 'extend-cutoff' };

export type ChangeSelectionError = OpenPeriodError | { readonly code: 'no-outage' };
const toEvent = (change: CutoffChange, { periodId, closesAt }: SelectionWindow): NewEvent => {
  if (change.intent === 'close-selection') return { code: 'selection-closed', periodId };
  const code = change.intent === 'cancel-closing' ? 'closing-canceled' : 'cutoff-moved';
  return { code, periodId, closesAt: toClosing(closesAt) };
};

const changeCutoff = (
  { window: selection, timeZone }: Site,
  change: CutoffChange,
  now: Instant,
) => {
  switch (change.intent) {
    case 'close-selection':
      return closeSoon(selection, now);
    case 'cancel-closing':
      return cancelClosing(selection, now);
    case 'move-cutoff':
      return moveCutoff(selection, { wallTime: change.wallTime, timeZone, now });
  }
};

/** An administrator closes the selection, moves its cutoff or opens the next period. */
export const changeSelection = (
  context: AdminCall<Writing, { input: SelectionChange }>,
): Promise<Result<Site, ChangeSelectionError>> =>
  actOnSite(
    context,
    ({ window: selection, timeZone }) => `${selection.version} ${timeZone}`,
    (access) => change(context.deps, access, context.input),
  );

const change = async (
  deps: Pick<Deps, Writing>,
  { scope, site }: AdminSession,
  input: SelectionChange,
): Promise<Result<Site, ChangeSelectionError>> => {
  const now = toInstant(deps.clock.now());
  if (input.intent === 'start-next-period') {
    const { wallTime, confirmed, endsClaims, periodId } = input;
    const chosen = { wallTime, asks: true, confirmed, endsClaims, periodId };
    return openNextPeriod({ deps, scope, site, now, ...chosen });
  }
  if (input.intent === 'extend-cutoff') return extendCutoff(deps, { scope, site }, now);
  const selection = changeCutoff(site, input, now);
  if (!selection.ok) return selection;
  if (input.intent === 'move-cutoff' && input.confirmed !== input.wallTime) {
    const far = findFarCutoff(selection.value, now);
    if (far) return fail(far);
  }
  const entry = makeLogEntry(deps, scope, 'update', toEvent(input, selection.value), { at: now });
  const saved = await deps.stores.sites.save(scope, { ...site, window: selection.value }, [entry]);
  return saved.ok ? ok(saved.value) : fail(saved.error);
};

/** Moves the cutoff because of the outage that was found before it, where the site asks its administrator. */
const extendCutoff = async (
  deps: Pick<Deps, Writing>,
  { scope, site }: Pick<AdminSession, 'scope' | 'site'>,
  now: Instant,
): Promise<Result<Site, ChangeSelectionError>> => {
  const outage = getOfferedOutage(site.window);
  if (!outage) return fail({ code: 'no-outage' });
  const moved = prepareMove(deps, site, outage, now);
  if (!moved.ok) return moved;
  const { window: selection, event, notices } = moved.value;
  const entry = makeLogEntry(deps, scope, 'update', event, { at: now });
  const saved = await deps.stores.sites.save(
    scope,
    { ...site, window: selection },
    [entry],
    notices,
  );
  return saved.ok ? ok(saved.value) : fail(saved.error);
};
