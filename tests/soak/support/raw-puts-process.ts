/** Conditional puts of what a save stores, so many at once for a while: what the store itself can do. */
import { readFileSync } from 'node:fs';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { createClient } from '~/app/store/create-stores.server';
import { defaultTableName } from '~/app/store/table';
import { conditionParams } from '~/app/store/dynamo/db';
import { notNewerThan, toPicksItem } from '~/app/store/picks-item';
import { aPickList } from '~/tests/store/builders';

const { atOnce, forMs } = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as {
  atOnce: number;
  forMs: number;
};
const client = createClient();
const endsAt = Date.now() + forMs;
let puts = 0;
const turn = async () => {
  while (Date.now() < endsAt) {
    const employeeId = String(1_000_000 + (puts % 1_000));
    const list = aPickList({ employeeId, acceptedAt: new Date().toISOString() });
    puts += 1;
    await client.send(
      new PutCommand({
        TableName: defaultTableName,
        Item: toPicksItem({ companyId: 'RAW', siteId: 'MAIN' }, list),
        ...conditionParams(notNewerThan(list.acceptedAt)),
      }),
    );
  }
};
await Promise.all(Array.from({ length: atOnce }, turn));
process.stdout.write(JSON.stringify({ puts }), () => process.exit(0));
