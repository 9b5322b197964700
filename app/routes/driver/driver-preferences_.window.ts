import { driverPoll } from '~/app/platform/guards/guards.server';
import { makeWindowKey } from './driver-preferences/ranking-pages.server';

/** Both pages for ranking ask twice a minute whether a selection opened or closed, or its end moved. */
export const loader = driverPoll(async (args) => Response.json({ key: makeWindowKey(args) }));
