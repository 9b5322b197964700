import type { AwardRun, Catalogue } from './award';
import type { DriverOutcome } from './driver-outcome';
import { toDriverReason } from './driver-reason';
import { explainPicks } from './reasons';

/** Each driver's own part of an award, with one reason per pick down to the awarded one. */
export const getOutcomes = (run: AwardRun, catalogue: Catalogue): DriverOutcome[] =>
  run.input.drivers.map(({ employeeId, onVacation }) => {
    const assignment = run[catalogue].findDriver(employeeId)?.assignment;
    return {
      employeeId,
      awardedId: assignment?.offerId ?? null,
      assignmentType: assignment?.assignmentType ?? null,
      ...(onVacation && { onVacation: onVacation.weekId }),
      reasons: explainPicks(run, catalogue, employeeId).map(({ pickId, rank, reason }) => ({
        rank,
        pickId,
        ...toDriverReason(reason),
      })),
    };
  });
