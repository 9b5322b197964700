import type { AdminCall, Writing } from '~/app/ports/deps';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import { actOnSite } from '~/app/services/tenancy/act-on-site.server';
import type { NewEvent } from '~/domain/activity/activity';
import { toClosing } from '~/domain/activity/to-closing';
import { nextDefaultCutoff } from '~/domain/selection/selection-window';
import { fail, ok, type Result } from '~/domain/shared/result';
import type { Site } from '~/domain/site/site';
import { toInstant, type Instant } from '~/domain/time/instant';
import {
  cancelClosure,
  closePortal,
  findFarClosure,
  isPortalOpen,
  openPortal,
  portalStateAt,
  scheduleClosure,
  vacationAwardId,
  type FarClosure,
  type PortalError,
  type VacationPortal,
} from '~/domain/vacation/vacation-portal';

export type PortalChange =
  | { readonly intent: 'open-portal' }
  | { readonly intent: 'close-portal' }
  | {
      readonly intent: 'schedule-closure';
      readonly wallTime: string;
      /** The closure again, if the administrator was asked whether it is right. */
      readonly confirmed?: string | undefined;
    }
  | { readonly intent: 'cancel-closure' };

export type ChangePortalError =
  | PortalError
  | FarClosure
  | { readonly code: 'site-changed' }
  | { readonly code: 'publishing-unfinished' };

const decide = (
  { vacation, timeZone, settings }: Site,
  change: PortalChange,
  now: string,
): Result<VacationPortal, PortalError> => {
  switch (change.intent) {
    case 'open-portal':
      // Opening a portal that is closing keeps it open. Opening one that is already open is refused, so its scheduled
      // closure stays.
      if (!['closed', 'closing'].includes(portalStateAt(vacation, now)))
        return fail({ code: 'portal-open-already' });
      return ok(
        openPortal(
          vacation,
          settings.autoPortalClosure ? { closesAt: nextDefaultCutoff(now, timeZone), now } : null,
          settings,
        ),
      );
    case 'close-portal':
      return closePortal(vacation, now, timeZone);
    case 'schedule-closure':
      return scheduleClosure(vacation, { wallTime: change.wallTime, timeZone, now });
    case 'cancel-closure':
      return cancelClosure(vacation, now);
  }
};

const toEvent = (intent: PortalChange['intent'], { closesAt }: VacationPortal): NewEvent => {
  switch (intent) {
    case 'open-portal':
      return { code: 'portal-opened', closesAt: closesAt && toClosing(closesAt) };
    case 'close-portal':
      return { code: 'portal-closed' };
    case 'schedule-closure':
      return { code: 'portal-closure-scheduled', closesAt: toClosing(closesAt!) };
    case 'cancel-closure':
      return { code: 'portal-closure-canceled' };
  }
};

/** An administrator opens or closes the vacation portal, or schedules its closure. */
export const changePortal = (
  context: AdminCall<Writing, { input: PortalChange }>,
): Promise<Result<Site, ChangePortalError>> => {
  const now = toInstant(context.deps.clock.now());
  return actOnSite(
    context,
    ({ vacation, timeZone }) =>
      `${isPortalOpen(vacation, now) ? (vacation.closesAt?.instant ?? 'open') : 'closed'} ${timeZone}`,
    (access) => change({ ...context, access }, now),
  );
};

const change = async (
  { deps, access: { scope, site }, input }: AdminCall<Writing, { input: PortalChange }>,
  now: Instant,
): Promise<Result<Site, ChangePortalError>> => {
  const vacation = decide(site, input, now);
  if (!vacation.ok) return fail(vacation.error);
  if (input.intent === 'schedule-closure' && input.confirmed !== input.wallTime) {
    const far = findFarClosure(vacation.value, now);
    if (far) return fail(far);
  }
  const { awards, sites } = deps.stores;
  // An award that is being published, or waits for that, would be lost.
  if (input.intent === 'open-portal' && (await awards.findPublication(scope, vacationAwardId)))
    return fail({ code: 'publishing-unfinished' });
  const event = toEvent(input.intent, vacation.value);
  const entry = makeLogEntry(deps, scope, 'update', event, { at: now });
  const saved = await sites.save(scope, { ...site, vacation: vacation.value }, [entry]);
  return saved.ok ? ok(saved.value) : fail(saved.error);
};
