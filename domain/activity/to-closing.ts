import type { Deadline } from '~/domain/shared/deadline';

/** What an entry keeps of a deadline: the site's clock. */
export const toClosing = ({ wallTime, timeZone }: Deadline) => ({ wallTime, timeZone });
