import { answerWaiting } from './driver-preferences/waiting-save.server';
import { driverAction } from '~/app/platform/guards/guards.server';
import { weekRanking } from '~/app/services/ranking/week-ranking.server';

export const action = driverAction((args) => answerWaiting(args, weekRanking), weekRanking.load);
