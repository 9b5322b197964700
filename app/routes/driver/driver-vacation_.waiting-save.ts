import { driverAction, driverLoader } from '~/app/platform/guards/guards.server';
import { weekRanking } from '~/app/services/ranking/week-ranking.server';
import { answerReachable, answerWaiting } from './driver-preferences/waiting-save.server';

export const loader = driverLoader(answerReachable);

export const action = driverAction((args) => answerWaiting(args, weekRanking), weekRanking.load);
