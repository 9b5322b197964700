import { redirect } from '@remix-run/node';
import * as z from 'zod';
import { jobCatalogue } from '~/app/components/preferences/job-catalogue';
import { changeSavedFilters, readSavedFilters } from '~/app/components/preferences/saved-filters';
import { pageField } from '~/app/platform/forms/form-fields';
import type { DriverArgs } from '~/app/platform/guards/guards.server';
import { jobRanking } from '~/app/services/ranking/job-ranking.server';
import type { JobFilter } from '~/domain/picks/filter-jobs';
import { makeOwnKey, pathWithDraft } from './ranking-pages.server';

export const filterForm = z.object({
  intent: z.literal('change-filter'),
  /** `save:` or `remove:`, followed by the filter. */
  change: z
    .string()
    .max(1_000)
    .regex(/^(save|remove):/)
    .transform((text) => ({
      action: text.startsWith('save:') ? ('save' as const) : ('remove' as const),
      filter: text.slice(text.indexOf(':') + 1),
    })),
  page: pageField,
});

/** The filters that this browser keeps; null at a kiosk, which everyone uses. */
export const readOwnFilters = async ({
  request,
  context: { platform },
}: Pick<DriverArgs<unknown>, 'request' | 'context'>): Promise<JobFilter[] | null> =>
  (await platform.kiosks.read(request))
    ? null
    : readSavedFilters(platform.filterCookie.read(request));

/** Saves or removes a filter in a cookie, because only the driver's own browser needs it. */
export const changeFilter = async (
  args: DriverArgs<unknown>,
  { change }: z.infer<typeof filterForm>,
) => {
  const { request, context } = args;
  const { filterCookie, kiosks } = context.platform;
  if (!(await kiosks.read(request))) {
    const saved = changeSavedFilters(filterCookie.read(request), change);
    context.setCookie(filterCookie.write(saved));
  }
  return redirect(pathWithDraft(args, jobCatalogue, makeOwnKey(args, jobRanking)));
};
