import { readFileSync, rmSync } from 'node:fs';
import { Stack } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestStack } from '~/tests/support/aws-stack';

interface Resource {
  Type: string;
  Properties: Record<string, unknown>;
}

let folder: string;
let template: Template;
beforeAll(() => {
  const made = createTestStack();
  folder = made.folder;
  template = Template.fromStack(made.stack);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a check on the template that other settings give, and on those of further stacks, by name. */
const withSettings = (
  settings: Record<string, string>,
  check: (chosen: Template, others: Record<string, Template>) => void,
) => {
  const made = createTestStack(settings);
  const others = made.app.node.children.filter((one) => one instanceof Stack && one !== made.stack);
  check(
    Template.fromStack(made.stack),
    Object.fromEntries(others.map((one) => [one.node.id, Template.fromStack(one as Stack)])),
  );
  rmSync(made.folder, { recursive: true, force: true });
};

const findAll = (of: Template, type: string) =>
  Object.entries(of.findResources(type)) as [string, Resource][];

/** The ID and the properties of the only resource of a type. */
const findOne = (of: Template, type: string) => {
  const [one, ...others] = findAll(of, type);
  expect([one !== undefined, others]).toEqual([true, []]);
  return { id: one![0], properties: one![1].Properties };
};

/** The functions' reserved concurrency, by name. */
const getReserved = (of: Template) =>
  Object.fromEntries(
    findAll(of, 'AWS::Lambda::Function').flatMap(([id, { Properties }]) => {
      const { ReservedConcurrentExecutions: reserved } = Properties;
      return reserved === undefined ? [] : [[id.replace(/Function[0-9A-F]{8}$/, ''), reserved]];
    }),
  );

test('pages and sweeps cannot take the calls of each other', () => {
  const sweeps = {
    ApplyCutoffs: 2,
    CloseDuePortals: 2,
    FinishWork: 2,
    RemindDrivers: 2,
    SendMail: 2,
    SendWebhooks: 2,
  };
  const reserved = getReserved(template);
  expect(reserved).toEqual({ Web: 800, ...sweeps });
  // AWS refuses to leave less than 100 of an account's usual 1,000 unreserved.
  const sum = Object.values(reserved).reduce<number>((all, one) => all + Number(one), 0);
  expect(sum).toBeLessThanOrEqual(900);
  withSettings({ WEB_CONCURRENCY: '50' }, (chosen) =>
    expect(getReserved(chosen)).toEqual({ Web: 50, ...sweeps }),
  );
  withSettings({ WEB_CONCURRENCY: 'none' }, (chosen) => expect(getReserved(chosen)).toEqual({}));
  expect(() => createTestStack({ WEB_CONCURRENCY: '0' })).toThrow('WEB_CONCURRENCY: ');
});

const getFirewallRules = (of: Template) =>
  findOne(of, 'AWS::WAFv2::WebACL').properties.Rules as {
    Name: string;
    Statement: Record<string, object>;
  }[];
const getWebAcl = (of: Template) => {
  const { DistributionConfig } = findOne(of, 'AWS::CloudFront::Distribution').properties;
  return (DistributionConfig as { WebACLId?: unknown }).WebACLId;
};

test('a firewall refuses floods, but not a depot whose drivers share an IP address', () => {
  const { id, properties } = findOne(template, 'AWS::WAFv2::WebACL');
  expect(properties).toMatchObject({ Scope: 'CLOUDFRONT', DefaultAction: { Allow: {} } });
  expect(getWebAcl(template)).toEqual({ 'Fn::GetAtt': [id, 'Arn'] });
  const [attackers, floods] = getFirewallRules(template);
  // No group that reads bodies, such as the common rules, which refuse bodies over 8 KB and thus pasted rosters.
  expect(attackers?.Statement).toEqual({
    ManagedRuleGroupStatement: {
      VendorName: 'AWS',
      Name: 'AWSManagedRulesAmazonIpReputationList',
    },
  });
  expect(floods).toMatchObject({
    Action: { Block: { CustomResponse: { ResponseCode: 429 } } },
    Statement: { RateBasedStatement: { AggregateKeyType: 'IP', EvaluationWindowSec: 300 } },
  });
  const { Limit } = floods!.Statement.RateBasedStatement as { Limit: number };
  expect(Limit).toBeGreaterThanOrEqual(1_000 * 60);
  withSettings({ REQUESTS_PER_IP_ADDRESS: '900' }, (chosen) =>
    expect(getFirewallRules(chosen)[1]?.Statement).toMatchObject({
      RateBasedStatement: { Limit: 900 },
    }),
  );
});

test('a firewall of your own replaces it, and a setting turns it off', () => {
  const own = 'arn:aws:wafv2:us-east-1:111122223333:global/webacl/jobs/aaaa';
  const check = (settings: Record<string, string>, expected: unknown) =>
    withSettings(settings, (chosen) => {
      chosen.resourceCountIs('AWS::WAFv2::WebACL', 0);
      expect(getWebAcl(chosen)).toEqual(expected);
    });
  check({ WEB_ACL_ARN: own }, own);
  check({ FIREWALL: 'off' }, undefined);
});

/** The topic of the alarms; another one carries SES's reports. */
const findAlarmTopic = (of: Template) =>
  findAll(of, 'AWS::SNS::Topic').find(([id]) => id.startsWith('Alarms'))?.[0];

/** Alarms that exist only in us-east-1, because only there are the metrics of CloudFront and Route 53. */
const expectOutsideWatch = (of: Template, host: unknown, distributionId: unknown) => {
  of.hasResourceProperties('AWS::Route53::HealthCheck', {
    HealthCheckConfig: {
      Type: 'HTTPS',
      FullyQualifiedDomainName: host,
      Port: 443,
      ResourcePath: '/healthz',
      EnableSNI: true,
      RequestInterval: 30,
      FailureThreshold: 3,
      Regions: ['us-east-1', 'us-west-2', 'eu-west-1'],
    },
  });
  const { id } = findOne(of, 'AWS::Route53::HealthCheck');
  of.hasResourceProperties('AWS::CloudWatch::Alarm', {
    MetricName: 'HealthCheckStatus',
    Dimensions: [{ Name: 'HealthCheckId', Value: { 'Fn::GetAtt': [id, 'HealthCheckId'] } }],
    ComparisonOperator: 'LessThanThreshold',
    Threshold: 1,
    TreatMissingData: 'breaching',
    AlarmActions: [{ Ref: findAlarmTopic(of) }],
  });
  of.hasResourceProperties('AWS::CloudWatch::Alarm', {
    MetricName: '5xxErrorRate',
    Dimensions: [
      { Name: 'DistributionId', Value: distributionId },
      { Name: 'Region', Value: 'Global' },
    ],
    Threshold: 5,
    DatapointsToAlarm: 3,
    EvaluationPeriods: 5,
    AlarmActions: [{ Ref: findAlarmTopic(of) }],
  });
};

test('the health page is asked from outside and failed answers of CloudFront raise an alarm', () => {
  const { id } = findOne(template, 'AWS::CloudFront::Distribution');
  expectOutsideWatch(template, { 'Fn::GetAtt': [id, 'DomainName'] }, { Ref: id });
});

test('what belongs to CloudFront is in us-east-1, wherever the stack is', () => {
  const settings = {
    AWS_REGION: 'eu-west-1',
    ALARM_EMAIL: 'ops@example.com',
    DOMAIN_NAME: 'jobs.example.com',
    CERTIFICATE_ARN: 'arn:aws:acm:us-east-1:111122223333:certificate/aaaa-bbbb',
  };
  withSettings(settings, (chosen, others) => {
    const { 'job-selection-firewall': firewall, 'job-selection-watch': watch } = others;
    chosen.resourceCountIs('AWS::WAFv2::WebACL', 0);
    firewall!.resourceCountIs('AWS::WAFv2::WebACL', 1);
    expect(JSON.stringify(getWebAcl(chosen))).toContain('ExportsReader');
    chosen.resourceCountIs('AWS::Route53::HealthCheck', 0);
    expectOutsideWatch(watch!, 'jobs.example.com', Match.anyValue());
    // A topic serves its own region alone.
    watch!.hasResourceProperties('AWS::SNS::Subscription', { Endpoint: 'ops@example.com' });
  });
});

/** The alarm of a rate: its expression, and the metric that it divides. */
const findRateAlarm = (failures: string) => {
  const [found, ...others] = findAll(template, 'AWS::CloudWatch::Alarm').flatMap(
    ([, { Properties }]) => {
      const metrics = (Properties.Metrics ?? []) as {
        Id: string;
        Expression?: string;
        MetricStat?: { Period: number; Metric: { MetricName: string } };
      }[];
      const divided = metrics.find(({ Id }) => Id === 'failures')?.MetricStat;
      if (divided?.Metric.MetricName !== failures) return [];
      const expression = metrics.find(({ Expression }) => Expression)?.Expression;
      return [{ expression, period: divided.Period, properties: Properties }];
    },
  );
  expect(others).toEqual([]);
  return found!;
};

/** The thresholds of the functions' alarms that count errors. */
const getErrorThresholds = () =>
  Object.fromEntries(
    findAll(template, 'AWS::CloudWatch::Alarm').flatMap(([id, { Properties }]) => {
      const { MetricName, Threshold } = Properties;
      return MetricName === 'Errors'
        ? [[id.replace(/ErrorsAlarm[0-9A-F]{8}$/, ''), Threshold]]
        : [];
    }),
  );

test('pages raise an alarm by the share of calls that fail, sweeps by a number', () => {
  const all = {
    Errors: 'calls',
    Throttles: '(FILL(calls, 0) + FILL(failures, 0))',
    'page-failed': 'MAX([FILL(calls, 0), FILL(failures, 0)])',
    'request-failed': 'MAX([FILL(calls, 0), FILL(failures, 0)])',
  };
  for (const [failures, calls] of Object.entries(all)) {
    const { expression, period, properties } = findRateAlarm(failures);
    expect(expression).toBe(`IF(FILL(failures, 0) >= 3, 100 * FILL(failures, 0) / ${calls}, 0)`);
    expect(period).toBe(60);
    expect(properties).toMatchObject({
      Threshold: 1,
      DatapointsToAlarm: 2,
      EvaluationPeriods: 3,
      TreatMissingData: 'notBreaching',
    });
  }
  const sweeps = {
    ApplyCutoffs: 3,
    CloseDuePortals: 3,
    FinishWork: 3,
    RemindDrivers: 3,
    SendMail: 3,
    SendWebhooks: 3,
  };
  expect(getErrorThresholds()).toEqual({
    ...sweeps,
    Prepare: 1,
    ApproveRegistration: 1,
    MailEvents: 1,
  });
});

test('saved queries report the usage of each tenant and route from the log of the pages', () => {
  const saved = Object.fromEntries(
    findAll(template, 'AWS::Logs::QueryDefinition').map(([, { Properties }]) => {
      const { Name, LogGroupNames, QueryString } = Properties as Record<string, string>;
      expect(LogGroupNames).toEqual([{ Ref: expect.stringMatching(/^WebLog/) as string }]);
      return [Name, QueryString];
    }),
  );
  expect(Object.keys(saved).sort()).toEqual([
    'job-selection/failed pages',
    'job-selection/usage by route',
    'job-selection/usage by tenant',
  ]);
  for (const [name, by] of [
    ['tenant', 'by companyId, siteId'],
    ['route', 'by route'],
  ])
    for (const shown of [by!, 'count() as requests', 'sum(units)', 'avg(dur', 'pct(duration, 95)'])
      expect(saved[`job-selection/usage by ${name}`]).toContain(shown);
  const namespace = (of: Template) =>
    JSON.stringify(of.toJSON()).includes('"METRICS_NAMESPACE":"job-selection"');
  expect(namespace(template)).toBe(true);
  withSettings({ ROUTE_METRICS: 'off' }, (chosen) => expect(namespace(chosen)).toBe(false));
});

test('a budget reports to the address of the alarms', () => {
  template.resourceCountIs('AWS::Budgets::Budget', 0);
  const to = { Subscribers: [{ SubscriptionType: 'EMAIL', Address: 'ops@example.com' }] };
  const notify = (NotificationType: string, Threshold: number) => ({
    ...to,
    Notification: Match.objectLike({ NotificationType, Threshold, ThresholdType: 'PERCENTAGE' }),
  });
  const settings = { MONTHLY_BUDGET_DOLLARS: '500', ALARM_EMAIL: 'ops@example.com' };
  withSettings(settings, (chosen) =>
    chosen.hasResourceProperties('AWS::Budgets::Budget', {
      Budget: {
        BudgetType: 'COST',
        TimeUnit: 'MONTHLY',
        BudgetLimit: { Amount: 500, Unit: 'USD' },
      },
      NotificationsWithSubscribers: [notify('ACTUAL', 80), notify('FORECASTED', 100)],
    }),
  );
  expect(() => createTestStack({ MONTHLY_BUDGET_DOLLARS: '500' })).toThrow('needs ALARM_EMAIL');
});

test("only this installation's schedules may use the roles of the schedules", () => {
  const { id, properties } = findOne(template, 'AWS::Scheduler::ScheduleGroup');
  template.allResourcesProperties('AWS::Scheduler::Schedule', { GroupName: properties.Name });
  const trusts = findAll(template, 'AWS::IAM::Role')
    .map(([, { Properties }]) => Properties.AssumeRolePolicyDocument as { Statement: object[] })
    .filter((trust) => JSON.stringify(trust).includes('scheduler.amazonaws.com'));
  expect(trusts).toHaveLength(6);
  for (const { Statement } of trusts)
    expect(Statement).toEqual([
      expect.objectContaining({
        Principal: { Service: 'scheduler.amazonaws.com' },
        Condition: {
          StringEquals: {
            'aws:SourceAccount': { Ref: 'AWS::AccountId' },
            'aws:SourceArn': { 'Fn::GetAtt': [id, 'Arn'] },
          },
        },
      }),
    ]);
});

/** The alias of a function whose ID starts so. */
const findAlias = (of: Template, start: string) =>
  findAll(of, 'AWS::Lambda::Alias').find(([id]) => id.startsWith(start))![1];

test('a release serves a tenth of the requests first and is taken back at an alarm of the pages', () => {
  const { id, properties } = findOne(template, 'AWS::CodeDeploy::DeploymentGroup');
  const alarms = findAll(template, 'AWS::CloudWatch::Alarm')
    .map(([name]) => name)
    .filter((name) => /^Web(Errors|pagefailed|requestfailed)Alarm/.test(name));
  expect(alarms).toHaveLength(3);
  expect(properties).toMatchObject({
    AlarmConfiguration: {
      Enabled: true,
      Alarms: expect.arrayContaining(alarms.map((Ref) => ({ Name: { Ref } }))) as unknown,
    },
    AutoRollbackConfiguration: {
      Enabled: true,
      Events: expect.arrayContaining(['DEPLOYMENT_STOP_ON_ALARM']) as unknown,
    },
    DeploymentConfigName: 'CodeDeployDefault.LambdaCanary10Percent5Minutes',
  });
  const alias = findAlias(template, 'Web');
  expect(alias).toMatchObject({
    Properties: { Name: 'live' },
    UpdatePolicy: { CodeDeployLambdaAliasUpdate: { DeploymentGroupName: { Ref: id } } },
  });
  // The version before stays, so that the alias can be moved back to it.
  template.allResources('AWS::Lambda::Version', { DeletionPolicy: 'RetainExceptOnCreate' });
  withSettings({ RELEASE: 'at-once' }, (chosen) => {
    chosen.resourceCountIs('AWS::CodeDeploy::DeploymentGroup', 0);
    expect(findAlias(chosen, 'Web')).not.toHaveProperty('UpdatePolicy');
  });
});

test('registrations are approved by the released version', () => {
  const [id] = findAll(template, 'AWS::Lambda::Alias').find(([name]) =>
    name.startsWith('Approve'),
  )!;
  const web = findAll(template, 'AWS::Lambda::Function').find(([name]) => name.startsWith('Web'))!;
  const { Variables } = web[1].Properties.Environment as { Variables: Record<string, unknown> };
  expect(JSON.stringify(Variables.APPROVE_REGISTRATION_FUNCTION)).toContain(`{"Ref":"${id}"}`);
  template.hasResourceProperties('AWS::IAM::Policy', {
    PolicyDocument: Match.objectLike({
      Statement: Match.arrayWith([
        { Action: 'lambda:InvokeFunction', Effect: 'Allow', Resource: { Ref: id } },
      ]),
    }),
  });
});

test('the table is copied every day for 35 days and every month for a year', () => {
  const { id, properties } = findOne(template, 'AWS::Backup::BackupVault');
  template.hasResource('AWS::Backup::BackupVault', { DeletionPolicy: 'RetainExceptOnCreate' });
  const rule = (RuleName: string, ScheduleExpression: string, DeleteAfterDays: number) =>
    Match.objectLike({
      RuleName,
      ScheduleExpression,
      Lifecycle: { DeleteAfterDays },
      TargetBackupVault: { 'Fn::GetAtt': [id, 'BackupVaultName'] },
    });
  template.hasResourceProperties('AWS::Backup::BackupPlan', {
    BackupPlan: Match.objectLike({
      BackupPlanRule: [
        rule('daily', 'cron(0 5 * * ? *)', 35),
        rule('monthly', 'cron(0 6 1 * ? *)', 365),
      ],
    }),
  });
  expect(properties.BackupVaultName).toEqual(expect.any(String));
  const table = findOne(template, 'AWS::DynamoDB::GlobalTable').id;
  template.hasResourceProperties('AWS::Backup::BackupSelection', {
    BackupSelection: Match.objectLike({ Resources: [{ 'Fn::GetAtt': [table, 'Arn'] }] }),
  });
  const [, role] = findAll(template, 'AWS::IAM::Role').find(([name]) => name.startsWith('Backup'))!;
  expect(JSON.stringify(role.Properties)).toContain('AWSBackupServiceRolePolicyForRestores');
  template.hasResourceProperties('AWS::Events::Rule', {
    EventPattern: Match.objectLike({
      source: ['aws.backup'],
      detail: Match.objectLike({ state: ['FAILED', 'ABORTED', 'EXPIRED'] }),
    }),
    Targets: [Match.objectLike({ Arn: { Ref: findAlarmTopic(template) } })],
  });
});

test('everything uses a restored table that a setting names, and the created one stays', () => {
  withSettings({ TABLE_NAME_EXISTING: 'restored-2026' }, (chosen) => {
    const { id } = findOne(chosen, 'AWS::DynamoDB::GlobalTable');
    const { [id]: table, ...others } = chosen.toJSON().Resources as Record<string, object>;
    expect(table).toMatchObject({ DeletionPolicy: 'RetainExceptOnCreate' });
    expect(JSON.stringify(others)).not.toContain(`"${id}"`);
    chosen.hasOutput('TableName', { Value: 'restored-2026' });
    for (const [, { Properties }] of findAll(chosen, 'AWS::Lambda::Function'))
      if (JSON.stringify(Properties).includes('TABLE_NAME'))
        expect(JSON.stringify(Properties)).toContain('"TABLE_NAME":"restored-2026"');
    const policies = JSON.stringify(findAll(chosen, 'AWS::IAM::Policy'));
    expect(policies).toMatch(/:table\/restored-2026"\]\]/);
    expect(policies).toMatch(/:table\/restored-2026\/index\/due"\]\]/);
    for (const MetricName of ['ReadThrottleEvents', 'WriteThrottleEvents'])
      chosen.hasResourceProperties('AWS::CloudWatch::Alarm', {
        MetricName,
        Dimensions: [{ Name: 'TableName', Value: 'restored-2026' }],
      });
    expect(JSON.stringify(findAll(chosen, 'AWS::Backup::BackupSelection'))).toContain(
      ':table/restored-2026"',
    );
  });
});

test.each([
  ['SessionKey', 'SESSION_KEY_SECRETS', ['Web']],
  ['MailLinkKey', 'MAIL_LINK_KEY_SECRETS', ['SendMail', 'Web']],
  ['PushKey', 'PUSH_KEY_SECRET', ['SendMail', 'Web']],
])('only the functions that use a %s may read it', (secret, variable, names) => {
  const findNamed = (type: string, text: string) =>
    findAll(template, type)
      .filter(([, { Properties }]) => JSON.stringify(Properties).includes(text))
      .map(([id]) => id)
      .sort();
  const expectAll = (kind: string) =>
    names.map((name) => expect.stringMatching(new RegExp(`^${name}${kind}`)) as string);
  expect(findNamed('AWS::IAM::Policy', secret)).toEqual(expectAll('Role'));
  expect(findNamed('AWS::Lambda::Function', variable)).toEqual(expectAll('Function'));
});

test('the runbook names resources of the stack', () => {
  const runbook = readFileSync('infra/RUNBOOK.md', 'utf8');
  const asked = [...runbook.matchAll(/find_one (AWS::\w+::\w+) ([\w${}]+)/g)];
  const all = Object.entries(template.toJSON().Resources as Record<string, Resource>);
  const sweeps = [
    ...['ApplyCutoffs', 'CloseDuePortals', 'FinishWork', 'RemindDrivers'],
    ...['SendMail', 'SendWebhooks'],
  ];
  const unclear = asked
    .flatMap(([, type = '', name = '']) =>
      sweeps.map((sweep) => [type, name.replace(/\$\{(name|NAME)\}/, sweep)] as const),
    )
    .filter(([type, start]) => {
      const named = all.filter(([id, { Type }]) => Type === type && id.startsWith(start));
      return named.length !== 1;
    });
  expect(asked.length).toBeGreaterThan(8);
  expect(unclear).toEqual([]);
});
