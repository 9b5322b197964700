import { assignManually as askToAssign } from '~/app/services/award/assign-manually.server';
import { answerClaim as askToAnswer } from '~/app/services/claims/answer-claim.server';
import { answerWeekClaim as askToAnswerAboutWeek } from '~/app/services/claims/answer-week-claim.server';
import { awardDisputedJob as askToAward } from '~/app/services/claims/award-disputed-job.server';
import { assignVacation as askToAssignWeek } from '~/app/services/vacation/assign-vacation.server';
import type { Result } from '~/domain/shared/result';
import { insist, type Refusal } from '~/infra/local/demo/must';

interface Asked<Input> {
  readonly input: Input;
}
/** With `confirmed` as what the administrator does: press "Assign anyway", or not. */
type Insisting<Args extends Asked<{ readonly confirmed: string }>> = Omit<Args, 'input'> & {
  readonly input: Omit<Args['input'], 'confirmed'> & { readonly confirmed: boolean };
};

const makeInsisting =
  <Args extends Asked<{ readonly confirmed: string }>, Value, Refused extends Refusal>(
    service: (args: Args) => Promise<Result<Value, Refused>>,
  ) =>
  (args: Insisting<Args>): Promise<Result<Value, Refused>> => {
    const ask = (confirmed: string) =>
      service({ ...args, input: { ...args.input, confirmed } } as unknown as Args);
    return args.input.confirmed ? insist(ask) : ask('');
  };

export const assignManually = makeInsisting(askToAssign);
export const answerClaim = makeInsisting(askToAnswer);
export const answerWeekClaim = makeInsisting(askToAnswerAboutWeek);
export const awardDisputedJob = makeInsisting(askToAward);

/** Assigns the week whatever speaks against it. */
export const assignVacation = (
  args: Parameters<typeof askToAssignWeek>[0],
  wish: { readonly driverId: string; readonly weekId: string },
) => insist((confirmed) => askToAssignWeek(args, { ...wish, confirmed }));
