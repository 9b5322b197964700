import { driverAction, driverLoader } from '~/app/platform/guards/guards.server';
import { jobRanking } from '~/app/services/ranking/job-ranking.server';
import { answerReachable, answerWaiting } from './driver-preferences/waiting-save.server';

export const loader = driverLoader(answerReachable);

export const action = driverAction((args) => answerWaiting(args, jobRanking), jobRanking.load);
