import { RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, Billing, TableV2, type ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import { dueIndex, partitionKey, sortKey, timeToLiveAttribute } from '~/app/store/table/table';
import type { Settings } from './settings';

const text = (name: string) => ({ name, type: AttributeType.STRING });

export interface TableProps {
  readonly settings: Pick<Settings, 'WARM_READS' | 'WARM_WRITES' | 'TABLE_NAME_EXISTING'>;
  /** Whether deletion protection is on. */
  readonly isProtected: boolean;
}

/** A table that survives the deletion of the stack; only a failed first deployment deletes it. */
const createTable = (
  scope: Construct,
  { settings: { WARM_READS, WARM_WRITES }, isProtected }: TableProps,
): TableV2 =>
  new TableV2(scope, 'Table', {
    partitionKey: text(partitionKey),
    sortKey: text(sortKey),
    globalSecondaryIndexes: [
      {
        indexName: dueIndex.name,
        partitionKey: text(dueIndex.partitionKey),
        sortKey: text(dueIndex.sortKey),
      },
    ],
    billing: Billing.onDemand(),
    timeToLiveAttribute,
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
    deletionProtection: isProtected,
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    ...(WARM_READS !== undefined &&
      WARM_WRITES !== undefined && {
        warmThroughput: { readUnitsPerSecond: WARM_READS, writeUnitsPerSecond: WARM_WRITES },
      }),
  });

/**
 * The table that holds the data. While a restored table takes its place, the created one stays in the stack, so that
 * leaving out TABLE_NAME_EXISTING leads back to it and never to a new, empty table.
 */
export const getTable = (scope: Construct, props: TableProps): ITableV2 => {
  const { TABLE_NAME_EXISTING } = props.settings;
  // The library's types do not support exactOptionalPropertyTypes.
  const created = createTable(scope, props) as ITableV2;
  return TABLE_NAME_EXISTING === undefined
    ? created
    : TableV2.fromTableName(scope, 'ExistingTable', TABLE_NAME_EXISTING);
};
