import { expect, test } from 'vitest';
import { reasons as english } from '~/app/copy/en/driver/reasons';
import { reasons as spanish } from '~/app/copy/es/driver/reasons';

const describe = (taker: { seniorityNumber: number; rank: number | null; isManual: boolean }) => {
  const reason = { code: 'job-full', places: 3, taker } as const;
  return [english.describe(reason), spanish.describe(reason)];
};

test('a full job names its places and the seniority of the last driver who took one', () => {
  expect(describe({ seniorityNumber: 12, rank: 1, isManual: false })).toEqual([
    'all 3 places were taken; the last went to a more senior driver (#12), who ranked it #1',
    'las 3 plazas están ocupadas; la última le tocó a un conductor de mayor antigüedad (n.º 12), que la tenía como opción 1',
  ]);
  expect(describe({ seniorityNumber: 12, rank: null, isManual: true })).toEqual([
    'all 3 places were assigned manually',
    'las 3 plazas se asignaron manualmente',
  ]);
});
