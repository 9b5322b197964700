import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { ArnPrincipal, PolicyStatement, Role, SessionTagsPrincipal } from 'aws-cdk-lib/aws-iam';
import { getFence } from '~/app/store/table/tenant-fence';
import { reads, writes, type AppFunction } from './app-function';

const formatTag = (name: string) => `\${aws:PrincipalTag/${name}}`;

/**
 * Creates the role that the web function assumes for each tenant's session, with the tenant's IDs as tags. One
 * statement lists all partitions that an action may touch, because a transaction is allowed or refused as a
 * whole.
 */
export const fenceTenants = (web: AppFunction, table: ITableV2): void => {
  const own = web.lambda.role!;
  const tags = ['companyId', 'siteId'];
  const role = new Role(web, 'TenantRole', {
    assumedBy: new SessionTagsPrincipal(new ArnPrincipal(own.roleArn)).withConditions({
      Null: Object.fromEntries(tags.map((tag) => [`aws:RequestTag/${tag}`, 'false'])),
      'ForAllValues:StringEquals': { 'aws:TagKeys': tags },
    }),
  });
  const fence = getFence(formatTag('companyId'), formatTag('siteId'));
  const allow = (actions: string[], partitions: string[]) =>
    role.addToPolicy(
      new PolicyStatement({
        actions,
        resources: [table.tableArn],
        conditions: {
          'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': partitions },
          // Refuses requests without keys, which `ForAllValues` alone would allow.
          Null: { 'dynamodb:LeadingKeys': 'false' },
        },
      }),
    );
  allow(reads, fence.reads);
  allow(writes, fence.writes);
  web.lambda.addToRolePolicy(
    new PolicyStatement({
      actions: ['sts:AssumeRole', 'sts:TagSession'],
      resources: [role.roleArn],
    }),
  );
  web.lambda.addEnvironment('TENANT_ROLE', role.roleArn);
};
