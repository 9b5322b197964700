import type { Deps } from '~/app/ports/deps';
import type { SiteScope } from '~/domain/company/scope';
import { countSlots, type WeekSlots } from '~/domain/vacation/vacation-week';
import { readWeeks } from './read-weeks.server';

/** The site's vacation weeks with their used and remaining slots. */
export const readWeekSlots = async (args: {
  deps: Pick<Deps, 'stores'>;
  scope: SiteScope;
}): Promise<WeekSlots[]> => {
  const { weeks, manual } = await readWeeks(args);
  return countSlots(weeks, manual);
};
