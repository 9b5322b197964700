import type { AdminCall, Writing } from '~/app/ports/deps';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import { actOnSite } from '~/app/services/tenancy/act-on-site.server';
import { toClosing } from '~/domain/activity/to-closing';
import { findFarCutoff, type FarCutoff } from '~/domain/selection/far-cutoff';
import { openFirstWindow } from '~/domain/selection/first-selection';
import type { WindowError } from '~/domain/selection/selection-window';
import { findSoonCutoff, type SoonCutoff } from '~/domain/selection/soon-cutoff';
import { fail, type Result } from '~/domain/shared/result';
import type { Site } from '~/domain/site/site';
import { toInstant } from '~/domain/time/instant';
import { readFirstSteps } from './read-first-steps.server';

export type OpenFirstError =
  | WindowError
  | FarCutoff
  | SoonCutoff
  | { readonly code: 'first-selection-opened' }
  /** Drivers would find nothing to rank, or there is nobody to rank. */
  | { readonly code: 'first-steps-missing' }
  | { readonly code: 'site-changed' };

/** An administrator opens a new site's first selection, once the site has drivers and jobs. */
export const openFirstSelection = (
  context: AdminCall<
    Writing,
    {
      input: {
        /** The chosen cutoff in the site's local time. */
        readonly wallTime: string;
        /** The cutoff again, if the administrator was asked whether it is right. */
        readonly confirmed?: string | undefined;
      };
    }
  >,
): Promise<Result<Site, OpenFirstError>> =>
  actOnSite(
    context,
    ({ window: selection, timeZone }) => `${selection.version} ${timeZone}`,
    async ({ scope, site }): Promise<Result<Site, OpenFirstError>> => {
      const { deps, input } = context;
      const { timeZone, settings: rules } = site;
      const now = toInstant(deps.clock.now());
      const opened = openFirstWindow(site.window, { ...input, timeZone, now, rules });
      if (!opened.ok) return opened;
      const { drivers, jobs } = await readFirstSteps({ deps, access: { scope, site } });
      if (drivers === 0 || jobs === 0) return fail({ code: 'first-steps-missing' });
      const selection = opened.value;
      const doubt =
        input.confirmed !== input.wallTime &&
        (findFarCutoff(selection, now) ?? findSoonCutoff(selection, now));
      if (doubt) return fail(doubt);
      const { periodId, closesAt } = selection;
      const event = { code: 'selection-opened', periodId, closesAt: toClosing(closesAt) } as const;
      const entry = makeLogEntry(deps, scope, 'update', event, { at: now });
      return deps.stores.sites.save(scope, { ...site, window: selection }, [entry]);
    },
  );
