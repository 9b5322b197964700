import type { Deadline } from '~/domain/selection/selection-window-schema';

/** What an entry keeps of a deadline: the site's clock. */
export const toClosing = ({ wallTime, timeZone }: Deadline) => ({ wallTime, timeZone });
