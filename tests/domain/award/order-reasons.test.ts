import { expect, test } from 'vitest';
import { orderReasons } from '~/domain/award/order-reasons';

const taker = { seniorityNumber: 1, rank: 1, isManual: false };
const lost = (rank: number) => ({ rank, pickId: `J${rank}`, code: 'went-to', taker }) as const;
const gone = (rank: number) => ({ rank, pickId: `J${rank}`, code: 'not-offered' }) as const;
const got = (rank: number) =>
  ({ rank, pickId: `J${rank}`, code: 'awarded', isManual: false }) as const;
const getRanks = ({ first, others }: ReturnType<typeof orderReasons>) =>
  [first, others].map((reasons) => reasons.map(({ rank }) => rank));

test('picks that others got come before those that could not be awarded anyway', () => {
  const reasons = [gone(1), lost(2), gone(3), lost(4), got(5)];
  expect(getRanks(orderReasons(reasons, []))).toEqual([[2, 4, 5, 1, 3], []]);
});

test('long lists begin with five reasons, and picks with claims come before all others', () => {
  const reasons = [gone(1), ...[2, 3, 4, 5, 6, 7].map(lost), got(8)];
  expect(getRanks(orderReasons(reasons, []))).toEqual([
    [2, 3, 4, 5, 6],
    [7, 8, 1],
  ]);
  expect(getRanks(orderReasons(reasons, [{ jobId: 'J7' }, { jobId: 'J1' }]))).toEqual([
    [1, 7, 2, 3, 4],
    [5, 6, 8],
  ]);
  const claims = reasons.map(({ pickId }) => ({ jobId: pickId }));
  expect(getRanks(orderReasons(reasons, claims))).toEqual([[1, 2, 3, 4, 5, 6, 7, 8], []]);
});
