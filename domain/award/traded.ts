import type { AwardResult, Catalogue } from './award';
import type { AwardInput } from './award-input';
import { listJobTrades, listWeekTrades, type Trade } from './engine/trades';

export type { Trade } from './engine/trades';

/** The trades of an award's input, in their order. */
export const listTrades = (
  input: Pick<AwardInput, 'trades' | 'vacationTrades'>,
  catalogue: Catalogue,
): Trade[] => (catalogue === 'jobs' ? listJobTrades(input) : listWeekTrades(input));

/** The input with these trades after those that it has. Without any, it stays as it is. */
export const addTrades = (
  input: AwardInput,
  catalogue: Catalogue,
  added: readonly Trade[],
): AwardInput => {
  if (added.length === 0) return input;
  if (catalogue === 'jobs')
    return {
      ...input,
      trades: [
        ...(input.trades ?? []),
        ...added.map(({ driverId, giveId: jobId, withDriverId, wantId: forJobId }) => ({
          driverId,
          jobId,
          withDriverId,
          forJobId,
        })),
      ],
    };
  return {
    ...input,
    vacationTrades: [
      ...(input.vacationTrades ?? []),
      ...added.map(({ driverId, giveId: weekId, withDriverId, wantId: forWeekId }) => ({
        driverId,
        weekId,
        withDriverId,
        forWeekId,
      })),
    ],
  };
};

const toKey = ({ driverId, giveId, withDriverId, wantId }: Trade): string =>
  JSON.stringify([driverId, giveId, withDriverId, wantId]);

/** The trades of `after` that `before` lacks. Drivers may trade back and forth, so each is matched once. */
export const listNewTrades = (
  before: AwardInput,
  after: AwardInput,
  catalogue: Catalogue,
): Trade[] => {
  const known = listTrades(before, catalogue).map(toKey);
  return listTrades(after, catalogue).filter((trade) => {
    const at = known.indexOf(toKey(trade));
    if (at >= 0) known.splice(at, 1);
    return at < 0;
  });
};

/** What drivers hold by these trades in the award; nothing of trades that were skipped. */
export const listReceived = (
  { output }: { readonly output: AwardResult },
  catalogue: Catalogue,
  trades: readonly Trade[],
): { readonly driverId: string; readonly offerId: string }[] => {
  const held = new Set(
    (catalogue === 'jobs'
      ? output.jobs.map(({ jobId, ...row }) => ({ ...row, offerId: jobId }))
      : output.vacations.map(({ weekId, ...row }) => ({ ...row, offerId: weekId }))
    )
      .filter(({ assignmentType }) => assignmentType === 'trade')
      .map(({ driverId, offerId }) => JSON.stringify([driverId, offerId])),
  );
  return trades
    .flatMap(({ driverId, giveId, withDriverId, wantId }) => [
      { driverId, offerId: wantId },
      { driverId: withDriverId, offerId: giveId },
    ])
    .filter(({ driverId, offerId }) => held.has(JSON.stringify([driverId, offerId])));
};
