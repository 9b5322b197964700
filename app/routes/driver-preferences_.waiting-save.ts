import { answerWaiting } from './driver-preferences/waiting-save.server';
import { driverAction, driverLoader } from '~/app/platform/guards/guards.server';
import { jobRanking } from '~/app/services/ranking/job-ranking.server';

/** A page without a network asks whether the server can be reached and the session is still on. */
export const loader = driverLoader(async () => new Response(null, { status: 204 }));

export const action = driverAction((args) => answerWaiting(args, jobRanking), jobRanking.load);
