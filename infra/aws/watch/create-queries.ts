import { Stack } from 'aws-cdk-lib';
import { CfnQueryDefinition } from 'aws-cdk-lib/aws-logs';
import type { AppFunction } from '~/infra/aws/app-function';

const usage =
  'stats count() as requests, sum(units) as requestUnits, avg(duration) as meanMs, pct(duration, 95) as p95Ms';

/** Saved queries of CloudWatch Logs Insights, by name. */
const queries = {
  'usage by tenant': [
    'filter event = "request" and ispresent(companyId)',
    `${usage} by companyId, siteId`,
    'sort requestUnits desc',
  ],
  'usage by route': [
    'filter event = "request"',
    `${usage}, sum(\`5xx\`) as failed by route`,
    'sort requestUnits desc',
  ],
  'failed pages': [
    'filter event in ["page-failed", "request-failed"]',
    'stats count() as failures, latest(requestId) as lastRequest by error, where',
    'sort failures desc',
  ],
};

/** Saves the reports that read the log of the web function. */
export const createQueries = (web: AppFunction): void => {
  const { stackName } = Stack.of(web);
  for (const [name, steps] of Object.entries(queries))
    new CfnQueryDefinition(web, name, {
      name: `${stackName}/${name}`,
      logGroupNames: [web.logGroup.logGroupName],
      queryString: [...steps, 'limit 1000'].join('\n| '),
    });
};
