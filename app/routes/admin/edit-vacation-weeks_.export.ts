import { dispatcherLoader } from '~/app/platform/guards/guards.server';
import { exportRoster } from '~/app/platform/roster/roster-route.server';
import { readWeekSlots } from '~/app/services/vacation/read-weeks.server';
import { weekRoster } from '~/domain/vacation/week-roster';

export const loader = dispatcherLoader(
  exportRoster(weekRoster, ({ deps, access }) => readWeekSlots({ deps, access })),
);
