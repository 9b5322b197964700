import { expect, test } from 'vitest';
import { withoutPicksReport } from '~/domain/reports/without-picks';
import { aDriver } from '~/tests/support/roster-builders';

const ada = aDriver({ employeeId: '1000001', name: 'Ada', seniorityNumber: 4 });
const bob = aDriver({ employeeId: '1000002', name: 'Bob', seniorityNumber: 1 });

test('tells the groups apart in one table only if there are two', () => {
  const columns = ['driverId', 'driverName', 'seniorityNumber', 'vcStatus', 'airportCertified'];
  expect(withoutPicksReport({ none: [ada], carriedOver: [bob] })).toEqual({
    columns: [...columns, 'carriedOver'],
    rows: [
      ['1000001', 'Ada', 4, false, ada.airportCertified, false],
      ['1000002', 'Bob', 1, false, bob.airportCertified, true],
    ],
  });
  expect(withoutPicksReport({ none: [ada], carriedOver: [] })).toEqual({
    columns,
    rows: [['1000001', 'Ada', 4, false, ada.airportCertified]],
  });
});
