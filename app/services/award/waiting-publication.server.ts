import type { AwardBeingPublished, RunningPublication } from '~/app/ports/award';
import type { Deps, SiteCall } from '~/app/ports/deps';
import type { Progress } from '~/app/ports/roster';
import type { SiteAccess } from '~/app/ports/sessions';
import { actOnSite } from '~/app/services/tenancy/act-on-site.server';
import { fail, type Result } from '~/domain/shared/result';
import type { Site } from '~/domain/site/site';
import { toInstant, type Instant } from '~/domain/time/instant';
import type {
  PublishContext,
  PublishingError,
  PublishingRefusal,
  PublishRules,
} from './publish-rules';

/** How far a running publication is. */
interface PublishingProgress extends Progress {
  /** Until when it waits and can be canceled; null if it has begun. */
  readonly startsAt: Instant | null;
}

/** Whether a publication still waits, so that it can be canceled. */
export const isScheduled = ({ startsAt }: RunningPublication, deps: Pick<Deps, 'clock'>): boolean =>
  startsAt !== undefined && toInstant(deps.clock.now()) < startsAt;

export const notStarted: AwardBeingPublished = {
  code: 'award-being-published',
  done: 0,
  total: 0,
};

type Naming = Pick<PublishRules<PublishingRefusal>, 'getVersion' | 'getPeriodId'>;

/** Whether the publication makes the site's next version. */
export const isNext = (
  { getPeriodId, getVersion }: Naming,
  site: Site,
  { periodId, version }: RunningPublication,
): boolean => periodId === getPeriodId(site) && version === getVersion(site) + 1;

/** How far the running publication of the site's next version is; null if there is none. */
export const readProgress = async (
  rules: Naming,
  { deps, access: { scope, site } }: SiteCall<'stores' | 'clock'>,
): Promise<PublishingProgress | null> => {
  const running = await deps.stores.awards.findPublication(scope, rules.getPeriodId(site));
  if (!running || !isNext(rules, site, running)) return null;
  const { done, total, startsAt = null } = running;
  return { done, total, startsAt: isScheduled(running, deps) ? startsAt : null };
};

/** `award-changed`: it was published before. `award-being-published`: it has started. */
export const cancelWaiting = <E extends PublishingRefusal>(
  rules: PublishRules<E>,
  { deps, access }: Omit<PublishContext, 'seen'>,
): Promise<Result<null, PublishingError<E>>> =>
  actOnSite<typeof deps, SiteAccess, null, PublishingError<E>>(
    { deps, access },
    rules.getBasis,
    async ({ scope, site }) => {
      const { awards } = deps.stores;
      const running = await awards.findPublication(scope, rules.getPeriodId(site));
      if (!running || !isNext(rules, site, running)) return fail({ code: 'award-changed' });
      if (!isScheduled(running, deps)) return fail(notStarted);
      return awards.cancel(scope, running, rules.thaw?.(site) ?? null);
    },
  );
