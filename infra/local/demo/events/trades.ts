import { acceptTrade } from '~/app/services/trades/accept-trade.server';
import { approveTrade } from '~/app/services/trades/approve-trade.server';
import { offerTrade } from '~/app/services/trades/offer-trade.server';
import { readTrading } from '~/app/services/trades/read-trading.server';
import type { Catalogue } from '~/domain/award/award';
import { asDriver, asStaff, type Demo } from '~/infra/local/demo/depot';
import { must } from '~/infra/local/demo/must';

interface Side {
  readonly employeeId: string;
  readonly id: string;
}

/** Two drivers who each hold one thing that the other may hold, and are part of nothing else. */
const takePair = async (demo: Demo, of: Catalogue): Promise<[Side, Side]> => {
  const { deps, drivers, busy } = demo;
  const access = await asStaff(demo, 'dispatcher');
  const { getHeld } = await must(readTrading({ deps, access, of }));
  const sides: Side[] = [];
  for (const { employeeId } of drivers.slice(drivers.length / 4)) {
    const [id, ...others] = getHeld(employeeId);
    // Airport jobs need a certification, which not everybody has.
    if (id === undefined || others.length > 0 || id.startsWith('A')) continue;
    if ([employeeId, id].some((one) => busy.has(one))) continue;
    busy.add(employeeId).add(id);
    sides.push({ employeeId, id });
    if (sides.length === 2) return sides as [Side, Side];
  }
  throw new Error('Nobody can trade');
};

/** A trade is offered, then accepted, and then approved, which publishes a version with it. */
export const planTrade = (demo: Demo, of: Catalogue, [by, holder]: readonly [string, string]) => {
  const { deps, signIns } = demo;
  let [offerId, holderId] = ['', ''];
  return {
    offer: async () => {
      const [own, wanted] = await takePair(demo, of);
      signIns.drivers[by] = own.employeeId;
      signIns.drivers[holder] = holderId = wanted.employeeId;
      const access = await asDriver(demo, own.employeeId);
      const input = { of, giveId: own.id, wantId: wanted.id };
      offerId = (await must(offerTrade({ deps, access, input }))).id;
    },
    accept: async () => {
      const access = await asDriver(demo, holderId);
      await must(acceptTrade({ deps, access, input: { of, offerId } }));
    },
    approve: async () => {
      const access = await asStaff(demo, 'dispatcher');
      await must(approveTrade({ deps, access, input: { of, offerId } }));
    },
  };
};
