import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromColumns, toColumns } from '~/domain/shared/columns';

interface Row {
  readonly id: string;
  readonly places?: number;
  readonly isAirport?: boolean | null;
}

const anyRow: fc.Arbitrary<Row> = fc.record(
  {
    id: fc.string(),
    places: fc.integer(),
    isAirport: fc.option(fc.boolean()),
  },
  { requiredKeys: ['id'], noNullPrototype: true },
);

test('rows come back from columns as they were, without fields that they lacked', () => {
  fc.assert(
    fc.property(fc.array(anyRow), (rows) => {
      expect(fromColumns(toColumns(rows))).toStrictEqual(rows);
    }),
  );
});

test('each field is named once', () => {
  expect(toColumns<Row>([{ id: 'A', places: 2 }, { id: 'B' }])).toEqual({
    count: 2,
    fields: { id: ['A', 'B'], places: [2, undefined] },
  });
});
