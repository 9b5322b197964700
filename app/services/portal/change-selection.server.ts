import type { AdminSession } from '~/app/services/access/session-access';
import type { Deps } from '~/app/services/deps';
import { makeActivity } from '~/domain/activity/make-activity';
import { isOpen } from '~/domain/claims/claim';
import {
  closeSoon,
  moveCutoff,
  startNextPeriod,
  type SelectionWindow,
  type WindowError,
} from '~/domain/portal/selection-window';
import { toInstant } from '~/domain/shared/instant';
import { fail, ok, type Result } from '~/domain/shared/result';
import type { Site } from '~/domain/tenancy/site';

export type SelectionChange =
  | { readonly intent: 'close-selection' }
  | { readonly intent: 'move-cutoff'; readonly wallTime: string }
  | { readonly intent: 'start-next-period' };

export type ChangeSelectionError =
  | WindowError
  | { readonly code: 'site-changed' }
  | { readonly code: 'claims-open'; readonly count: number };

const decide = (
  site: Site,
  change: SelectionChange,
  now: string,
): Result<SelectionWindow, WindowError> => {
  switch (change.intent) {
    case 'close-selection':
      return closeSoon(site.window, now);
    case 'move-cutoff':
      return moveCutoff(site.window, { wallTime: change.wallTime, timeZone: site.timeZone, now });
    case 'start-next-period':
      return startNextPeriod(site.window, now, site.timeZone);
  }
};

const describe = (change: SelectionChange, { periodId, closesAt }: SelectionWindow): string => {
  const until = `${closesAt.wallTime.replace('T', ' ')} (${closesAt.timeZone})`;
  if (change.intent === 'close-selection') return `Closed selection for ${periodId}`;
  if (change.intent === 'move-cutoff') return `Moved the cutoff of ${periodId} to ${until}`;
  return `Opened selection for ${periodId} until ${until}`;
};

/** An administrator closes the selection, moves its cutoff or opens the next period (design 4). */
export const changeSelection = async ({
  deps,
  access: { scope, site },
  input,
}: {
  deps: Pick<Deps, 'stores' | 'clock' | 'ids'>;
  access: AdminSession;
  input: SelectionChange;
}): Promise<Result<Site, ChangeSelectionError>> => {
  const now = toInstant(deps.clock.now());
  const window = decide(site, input, now);
  if (!window.ok) return fail(window.error);
  if (input.intent === 'start-next-period') {
    // Whoever protested in time gets an answer while it can still change something.
    const claims = await deps.stores.claims.list(scope, site.window.periodId);
    const count = claims.filter(isOpen).length;
    if (count > 0) return fail({ code: 'claims-open', count });
  }
  const entry = makeActivity({
    id: deps.ids.next(),
    at: now,
    actor: scope.actor,
    action: 'update',
    details: describe(input, window.value),
  });
  const saved = await deps.stores.sites.save(scope, { ...site, window: window.value }, [entry]);
  return saved.ok ? ok(saved.value) : fail(saved.error);
};
