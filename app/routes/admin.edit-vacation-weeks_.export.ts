import { download } from '~/app/platform/http/download.server';
import { siteAdminLoader } from '~/app/platform/guards/guards.server';
import { readWeekSlots } from '~/app/services/vacation/read-week-slots.server';
import { weeksToText } from '~/domain/vacation/week-text';

export const loader = siteAdminLoader(async ({ deps, access: { scope } }) => {
  const weeks = await readWeekSlots({ deps, scope });
  return download(weeksToText(weeks), {
    name: 'vacation-weeks.tsv',
    type: 'text/tab-separated-values',
  });
});
