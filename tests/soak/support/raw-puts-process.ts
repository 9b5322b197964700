/**
 * Measures the capacity of the store itself: for a while, sends conditional puts of the data that a save
 * stores, many in parallel.
 */
import { readFileSync } from 'node:fs';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { createClient } from '~/app/store/create-stores.server';
import { conditionParams } from '~/app/store/dynamo/db';
import { jobLists } from '~/app/store/picks/picks-place';
import { notNewerThan, toPicksItem } from '~/app/store/picks/picks-store.server';
import { defaultTableName } from '~/app/store/table/table';
import { aPickList } from '~/tests/store/builders';
import { callForAWhile } from './call-for-a-while';

const plan = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as Parameters<
  typeof callForAWhile
>[0];
const client = createClient();
const count = await callForAWhile(plan, (index) => {
  const employeeId = String(1_000_000 + (index % 1_000));
  const list = aPickList({ employeeId, acceptedAt: new Date().toISOString() });
  return client.send(
    new PutCommand({
      TableName: defaultTableName,
      Item: toPicksItem(jobLists, { companyId: 'RAW', siteId: 'MAIN' }, list),
      ...conditionParams(notNewerThan(list.acceptedAt)),
    }),
  );
});
process.stdout.write(JSON.stringify(count), () => process.exit(0));
