import { answerClaim, type AnswerClaimError } from '~/app/services/claims/answer-claim.server';
import {
  answerWeekClaim,
  type AnswerWeekClaimError,
} from '~/app/services/claims/answer-week-claim.server';
import { fileClaim } from '~/app/services/claims/file-claim.server';
import type { Catalogue } from '~/domain/award/award';
import type { AnsweredClaim } from '~/domain/claims/claim';
import type { Result } from '~/domain/shared/result';
import { toInstant } from '~/domain/time/instant';
import { asDriver, asStaff, type Demo } from '~/infra/local/demo/depot';
import { insist, must } from '~/infra/local/demo/must';
import { takePassed } from './results';

type Answered = Result<AnsweredClaim, AnswerClaimError | AnswerWeekClaimError>;

/** A claim about the first choice of a driver, and how it is answered. */
interface Asked {
  /** From which place in the seniority order on the driver is taken, from 0 to 1. */
  readonly from: number;
  /** The name that the demo has for the driver. */
  readonly as: string;
  readonly text: string;
}

const file = async (demo: Demo, of: Catalogue, { from, as, text }: Asked): Promise<string> => {
  const { deps, signIns } = demo;
  const { employeeId, wanted } = await takePassed(demo, of, from);
  signIns.drivers[as] = employeeId;
  const access = await asDriver(demo, employeeId);
  const receivedAt = toInstant(deps.clock.now());
  const input = { of, subject: { jobId: wanted }, text };
  return (await must(fileClaim({ deps, access, input, receivedAt }))).id;
};

/** A claim is filed now and answered later, whatever speaks against granting it. */
export const planClaim = (demo: Demo, of: Catalogue, asked: Asked) => {
  const { deps } = demo;
  const answerBy = of === 'jobs' ? answerClaim : answerWeekClaim;
  let claimId = '';
  return {
    file: async () => (claimId = await file(demo, of, asked)),
    answer: (verdict: 'granted' | 'denied', reason: string) => async () => {
      const access = await asStaff(demo, 'dispatcher');
      const input = { claimId, verdict, reason };
      const ask = (confirmed: string): Promise<Answered> =>
        answerBy({ deps, access, input: { ...input, confirmed } });
      await must(insist(ask));
    },
  };
};
