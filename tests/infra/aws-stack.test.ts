import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual as isDeepEqual } from 'node:util';
import { runInNewContext } from 'node:vm';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { downloadLimitMs } from '~/app/platform/http/read-in-steps.server';
import { requestDeadlineMs } from '~/domain/selection/selection-window';
import { answerLimitMs } from '~/functions/web/answer-in-time';
import { lateSeconds, type AppStack } from '~/infra/aws/app-stack';
import { webTimeoutSeconds } from '~/infra/aws/create-functions';
import { nodeMajor } from '~/infra/aws/runtime';
import { describeDeploySettings, parseSettings } from '~/infra/aws/settings';
import { createTestStack } from '~/tests/support/aws-stack';

interface Statement {
  Effect: string;
  Principal?: unknown;
  Action: string | string[];
  Resource: unknown;
  Condition?: unknown;
}
interface Resource {
  Type: string;
  Properties: object;
  DependsOn?: string[];
  DeletionPolicy?: string;
}

interface AlarmProperties {
  MetricName?: string;
  Metrics?: { Id: string; MetricStat?: { Metric: { MetricName: string } } }[];
}

let folder: string;
let stack: AppStack;
let template: Template;
beforeAll(() => {
  ({ folder, stack } = createTestStack());
  template = Template.fromStack(stack);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const resources = (type: string): [string, Resource][] =>
  Object.entries(template.findResources(type)) as [string, Resource][];

const allResources = (of: Template) => of.toJSON().Resources as Record<string, Resource>;

/** False for CDK's own helper, which uploads the static files during deployment and which no request reaches. */
const isOurs = ([id]: [string, unknown]) => !id.startsWith('CustomCDKBucketDeployment');

test('the table is on demand, restorable, protected from deletion, and has the index of due work', () => {
  template.hasResource('AWS::DynamoDB::GlobalTable', {
    DeletionPolicy: 'RetainExceptOnCreate',
    UpdateReplacePolicy: 'Retain',
    Properties: {
      BillingMode: 'PAY_PER_REQUEST',
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
      TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
      GlobalSecondaryIndexes: [
        {
          IndexName: 'due',
          KeySchema: [
            { AttributeName: 'dueShard', KeyType: 'HASH' },
            { AttributeName: 'dueAt', KeyType: 'RANGE' },
          ],
          Projection: { ProjectionType: 'ALL' },
        },
      ],
      Replicas: [
        Match.objectLike({
          DeletionProtectionEnabled: true,
          PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
        }),
      ],
    },
  });
});

test('a failed first deployment leaves nothing that blocks the next', () => {
  const first = createTestStack({}, { isProtected: false });
  const created = Template.fromStack(first.stack);
  expect(first.stack.terminationProtection).toBe(false);
  created.hasResourceProperties('AWS::DynamoDB::GlobalTable', {
    Replicas: [Match.objectLike({ DeletionProtectionEnabled: false })],
  });
  // The rollback keeps only the bucket, because it cannot be deleted once files are uploaded.
  const stays = Object.values(allResources(created)).filter(
    ({ DeletionPolicy }) => DeletionPolicy === 'Retain',
  );
  expect(stays.map(({ Type }) => Type)).toEqual(['AWS::S3::Bucket']);
  rmSync(first.folder, { recursive: true, force: true });
});

test('after a first success the stack and its table are protected from deletion', () => {
  expect(stack.terminationProtection).toBe(true);
  const first = createTestStack({}, { isProtected: false });
  const created = allResources(Template.fromStack(first.stack));
  const changed = Object.entries(allResources(template)).filter(
    ([id, resource]) => !isDeepEqual(resource, created[id]),
  );
  expect(changed.map(([, { Type }]) => Type)).toEqual(['AWS::DynamoDB::GlobalTable']);
  rmSync(first.folder, { recursive: true, force: true });
});

test('pages are served by the web function only after their files are uploaded', () => {
  // This order must not make a cycle of dependencies: `Template.fromStack`, which all these tests use, would throw.
  const all = allResources(template);
  const uploads = Object.keys(template.findResources('Custom::CDKBucketDeployment'));
  expect(uploads).toHaveLength(2);
  const [, web] = resources('AWS::Lambda::Function').find(([id]) => id.startsWith('WebFunction'))!;
  expect(web.DependsOn).toEqual(expect.arrayContaining(uploads));
  for (const id of uploads) expect(all[id]?.Properties).toMatchObject({ Prune: false });
});

test('no role may scan, or has a wildcard in an action or a resource', () => {
  const policies = resources('AWS::IAM::Policy').filter(isOurs);
  expect(policies.length).toBeGreaterThan(8);
  const statements = policies.flatMap(
    ([, { Properties }]) =>
      (Properties as { PolicyDocument: { Statement: Statement[] } }).PolicyDocument.Statement,
  );
  const [forMail, others] = [true, false].map((isForMail) =>
    statements.filter(({ Action }) => JSON.stringify(Action).includes('ses:') === isForMail),
  );
  expect(others!.length).toBeGreaterThan(8);
  // Traces and the description of alarms name no resources.
  const free = [['xray:PutTraceSegments', 'xray:PutTelemetryRecords'], 'cloudwatch:DescribeAlarms'];
  const allowed = others!
    .filter(({ Action }) => !free.some((actions) => isDeepEqual(actions, Action)))
    .map(({ Action, Resource }) => ({ Action, Resource }));
  expect(JSON.stringify(allowed)).not.toContain('*');
  // The sender is restricted by a condition, because SES may also check the identities of recipients.
  expect(forMail).toEqual([
    {
      Effect: 'Allow',
      Action: ['ses:SendEmail', 'ses:SendRawEmail'],
      Resource: ['identity/*', 'configuration-set/*'].map((name) => ({
        'Fn::Join': [
          '',
          [
            'arn:',
            { Ref: 'AWS::Partition' },
            ':ses:us-east-1:',
            { Ref: 'AWS::AccountId' },
            `:${name}`,
          ],
        ],
      })),
      Condition: { StringEquals: { 'ses:FromAddress': 'no-reply@jobs.example.com' } },
    },
  ]);
  expect(JSON.stringify(statements)).not.toContain('Scan');
  // AWS Backup needs AWS's own policy, which grows with that service.
  const managed = resources('AWS::IAM::Role')
    .filter(isOurs)
    .filter(([, { Properties }]) => 'ManagedPolicyArns' in Properties);
  expect(managed.map(([id]) => id)).toEqual([expect.stringMatching(/^BackupPlanTableRole/)]);
});

test('a session reaches only the partitions of its tenant and shared ones', () => {
  const [id, role] = resources('AWS::IAM::Role').find(([name]) =>
    name.startsWith('WebTenantRole'),
  )!;
  const [, policy] = resources('AWS::IAM::Policy').find(([name]) =>
    name.startsWith('WebTenantRoleDefaultPolicy'),
  )!;
  const { Statement } = (policy.Properties as { PolicyDocument: { Statement: Statement[] } })
    .PolicyDocument;
  const tenant = 'TENANT#${aws:PrincipalTag/companyId}#${aws:PrincipalTag/siteId}';
  const reads = [
    tenant,
    `${tenant}#HISTORY`,
    `${tenant}#AWARD`,
    `${tenant}#ACTIVITY`,
    `${tenant}#RECENT`,
    'COMPANY#${aws:PrincipalTag/companyId}',
    'EMPLOYEE#*',
    'THROTTLE#*',
  ];
  const writes = [...reads, 'TOTALS', 'CODE#*', 'OUTBOX#*'];
  expect(Statement.map(({ Condition }) => Condition)).toEqual(
    [reads, writes].map((partitions) => ({
      'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': partitions },
      Null: { 'dynamodb:LeadingKeys': 'false' },
    })),
  );
  expect(role.Properties).toMatchObject({
    AssumeRolePolicyDocument: {
      Statement: [
        {
          Action: ['sts:AssumeRole', 'sts:TagSession'],
          Principal: { AWS: { 'Fn::GetAtt': [expect.stringMatching(/^WebRole/), 'Arn'] } },
          Condition: {
            Null: { 'aws:RequestTag/companyId': 'false', 'aws:RequestTag/siteId': 'false' },
            'ForAllValues:StringEquals': { 'aws:TagKeys': ['companyId', 'siteId'] },
          },
        },
      ],
    },
  });
  template.hasResourceProperties('AWS::Lambda::Function', {
    Environment: {
      Variables: Match.objectLike({ TENANT_ROLE: { 'Fn::GetAtt': [id, 'Arn'] } }),
    },
  });
  const { stack, folder: another } = createTestStack({ TENANT_FENCE: 'off' });
  expect(JSON.stringify(Template.fromStack(stack).toJSON())).not.toContain('TENANT_ROLE');
  rmSync(another, { recursive: true, force: true });
});

test('every function has the same Node version and processor, traces, and a log with a retention', () => {
  const functions = resources('AWS::Lambda::Function').filter(isOurs);
  expect(functions).toHaveLength(10);
  for (const [, { Properties }] of functions)
    expect(Properties).toMatchObject({
      Runtime: `nodejs${nodeMajor}.x`,
      Architectures: ['arm64'],
      Handler: 'index.handler',
      TracingConfig: { Mode: 'Active' },
    });
  template.allResourcesProperties('AWS::Logs::LogGroup', { RetentionInDays: 30 });
  template.resourceCountIs('AWS::Logs::LogGroup', 10);
});

test('Lambda ends no download, and CloudFront no request before its deadline', () => {
  expect(answerLimitMs).toBeGreaterThanOrEqual(requestDeadlineMs + 5_000);
  expect(webTimeoutSeconds * 1000).toBeGreaterThanOrEqual(answerLimitMs + downloadLimitMs);
  template.hasResourceProperties('AWS::Lambda::Function', {
    Timeout: webTimeoutSeconds,
    Environment: { Variables: Match.objectLike({ ORIGIN_SECRETS: Match.anyValue() }) },
  });
  const origins = resources('AWS::CloudFront::Distribution').flatMap(
    ([, { Properties }]) =>
      (
        Properties as {
          DistributionConfig: {
            Origins: { CustomOriginConfig?: { OriginReadTimeout: number } }[];
          };
        }
      ).DistributionConfig.Origins,
  );
  const waits = origins.flatMap(({ CustomOriginConfig }) => CustomOriginConfig ?? []);
  expect(waits).toHaveLength(1);
  // It counts from one packet to the next.
  expect(waits[0]?.OriginReadTimeout).toBeGreaterThan(answerLimitMs / 1000);
});

test('the schedules run every minute and keep failed events', () => {
  const schedules = resources('AWS::Scheduler::Schedule');
  expect(schedules).toHaveLength(6);
  template.allResourcesProperties('AWS::Scheduler::Schedule', {
    ScheduleExpression: 'rate(1 minute)',
    Target: Match.objectLike({
      DeadLetterConfig: { Arn: Match.anyValue() },
      RetryPolicy: { MaximumEventAgeInSeconds: 60, MaximumRetryAttempts: 2 },
    }),
  });
  const withDeadLetters = resources('AWS::Lambda::Function').filter(
    ([, { Properties }]) => 'DeadLetterConfig' in Properties,
  );
  expect(withDeadLetters).toHaveLength(7);
});

test('alarms cover errors, throttles, dead letters, silence, emails, failed pages and overdue work', () => {
  const named = resources('AWS::CloudWatch::Alarm').map(([, { Properties }]) => {
    const { MetricName, Metrics = [] } = Properties as AlarmProperties;
    // The alarm of a rate divides the metric that its expression calls failures.
    return MetricName ?? Metrics.find(({ Id }) => Id === 'failures')?.MetricStat?.Metric.MetricName;
  });
  const count = (name: string) => named.filter((one) => one === name).length;
  expect(count('Errors')).toBe(10);
  expect(count('Throttles')).toBe(10);
  expect(count('ApproximateNumberOfMessagesVisible')).toBe(7);
  expect(count('Invocations')).toBe(6);
  for (const once of [
    ...['mail-failed', 'mail-given-up', 'page-failed', 'request-failed', 'store-unreachable'],
    ...['due-waiting', 'ReadThrottleEvents', 'WriteThrottleEvents'],
  ])
    expect([once, count(once)]).toEqual([once, 1]);
  template.allResourcesProperties('AWS::CloudWatch::Alarm', { AlarmActions: [Match.anyValue()] });
  const alarm = (MetricName: string, properties: object) =>
    template.hasResourceProperties('AWS::CloudWatch::Alarm', { MetricName, ...properties });
  alarm('mail-failed', { Threshold: 1, TreatMissingData: 'notBreaching', Statistic: 'Sum' });
  alarm('due-waiting', { Threshold: lateSeconds, Statistic: 'Maximum', Period: 300 });
  alarm('Invocations', {
    Threshold: 1,
    ComparisonOperator: 'LessThanThreshold',
    TreatMissingData: 'breaching',
  });
  template.hasResourceProperties('AWS::Logs::MetricFilter', {
    FilterPattern: '{ $.event = "due-waiting" }',
    MetricTransformations: [Match.objectLike({ MetricValue: '$.seconds' })],
  });
});

test('SES reports bounces and complaints of sent emails to a function', () => {
  const [set = ''] = Object.keys(template.findResources('AWS::SES::ConfigurationSet'));
  template.hasResourceProperties('AWS::SES::ConfigurationSetEventDestination', {
    ConfigurationSetName: { Ref: set },
    EventDestination: {
      Enabled: true,
      MatchingEventTypes: ['bounce', 'complaint'],
      SnsDestination: { TopicARN: { Ref: Match.stringLikeRegexp('^MailReports') } },
    },
  });
  template.hasResourceProperties('AWS::SNS::TopicPolicy', {
    Topics: [{ Ref: Match.stringLikeRegexp('^MailReports') }],
    PolicyDocument: Match.objectLike({
      Statement: Match.arrayWith([
        Match.objectLike({
          Effect: 'Allow',
          Principal: { Service: 'ses.amazonaws.com' },
          Condition: { StringEquals: Match.objectLike({ 'AWS:SourceArn': Match.anyValue() }) },
        }),
      ]),
    }),
  });
  template.hasResourceProperties('AWS::SNS::Subscription', {
    Protocol: 'lambda',
    TopicArn: { Ref: Match.stringLikeRegexp('^MailReports') },
    Endpoint: { 'Fn::GetAtt': [Match.stringLikeRegexp('^MailEvents'), 'Arn'] },
  });
  template.hasResourceProperties('AWS::Lambda::Function', {
    Environment: {
      Variables: Match.objectLike({
        MAIL_CONFIGURATION_SET: { Ref: set },
        PUBLIC_ORIGIN: Match.anyValue(),
      }),
    },
  });
});

const origination = 'arn:aws:sms-voice:us-east-1:111122223333:phone-number/phone-1';

test('without an origination there is nothing of text messages', () => {
  const found = /sms-voice|SMS_\w+|Receive\w*Texts/.exec(JSON.stringify(allResources(template)));
  expect(found).toBeNull();
});

test('text messages go out from one number, and answers to them come to a function', () => {
  const made = createTestStack({ SMS_ORIGINATION: origination, SMS_COUNTRIES: 'US' });
  const texts = Template.fromStack(made.stack);
  rmSync(made.folder, { recursive: true, force: true });
  texts.hasResourceProperties('AWS::IAM::Policy', {
    Roles: [{ Ref: Match.stringLikeRegexp('^SendMailRole') }],
    PolicyDocument: Match.objectLike({
      Statement: Match.arrayWith([
        { Action: 'sms-voice:SendTextMessage', Effect: 'Allow', Resource: origination },
      ]),
    }),
  });
  const allowed = JSON.stringify(texts.findResources('AWS::IAM::Policy')).match(/"sms-voice:\w+"/g);
  expect(allowed).toEqual(['"sms-voice:SendTextMessage"']);
  texts.hasResourceProperties('AWS::Lambda::Function', {
    Environment: {
      Variables: Match.objectLike({
        PUBLIC_ORIGIN: Match.anyValue(),
        SMS_ORIGINATION: origination,
        SMS_COUNTRIES: 'US',
        SMS_PER_SECOND: '3',
        SMS_PER_SITE_DAY: '3000',
        SMS_PER_SITE_MONTH: '20000',
      }),
    },
  });
  const topic = { Ref: Match.stringLikeRegexp('^ReceivedTexts') };
  texts.hasResourceProperties('AWS::SNS::TopicPolicy', {
    Topics: [topic],
    PolicyDocument: Match.objectLike({
      Statement: Match.arrayWith([
        Match.objectLike({
          Action: 'sns:Publish',
          Effect: 'Allow',
          Principal: { Service: 'sms-voice.amazonaws.com' },
          Resource: topic,
          Condition: { StringEquals: { 'aws:SourceAccount': Match.anyValue() } },
        }),
      ]),
    }),
  });
  const endpoint = { 'Fn::GetAtt': [Match.stringLikeRegexp('^ReceiveTextsFunction'), 'Arn'] };
  texts.hasResourceProperties('AWS::SNS::Subscription', {
    Protocol: 'lambda',
    TopicArn: topic,
    Endpoint: endpoint,
  });
  // Nobody but the topic may call the function, so no text can be made up.
  const callers = Object.values(texts.findResources('AWS::Lambda::Permission')).filter(
    ({ Properties }) => JSON.stringify(Properties.FunctionName).includes('ReceiveTexts'),
  );
  expect(callers.map(({ Properties }) => Properties as object)).toEqual([
    expect.objectContaining({
      Principal: 'sns.amazonaws.com',
      SourceArn: { Ref: expect.stringMatching(/^ReceivedTexts/) as string },
    }),
  ]);
  texts.hasOutput('ReceivedTextsTopic', { Value: topic });
});

test('every alarm may publish to its topic', () => {
  const alarms = resources('AWS::CloudWatch::Alarm') as [
    string,
    { Properties: { AlarmActions: unknown[] } },
  ][];
  const policies = resources('AWS::SNS::TopicPolicy').map(
    ([, { Properties }]) =>
      Properties as { Topics: unknown[]; PolicyDocument: { Statement: Statement[] } },
  );
  const actions = alarms.flatMap(([, { Properties }]) => Properties.AlarmActions);
  expect(actions.length).toBeGreaterThanOrEqual(30);
  for (const topic of actions) {
    // The last policy attached to a topic replaces the others, including the default one.
    const attached = policies.filter(({ Topics }) => Topics.some((one) => isDeepEqual(one, topic)));
    expect(attached).toHaveLength(1);
    expect(attached[0]?.PolicyDocument.Statement).toContainEqual({
      Sid: expect.anything() as unknown,
      Effect: 'Allow',
      Principal: { Service: 'cloudwatch.amazonaws.com' },
      Action: 'sns:Publish',
      Resource: topic,
      Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
    });
  }
  // No topic is encrypted with a key, because CloudWatch could publish only if the key's policy allowed it.
  template.allResourcesProperties('AWS::SNS::Topic', { KmsMasterKeyId: Match.absent() });
});

test('the function that --test-alarm lets fail has the alarm it names', () => {
  const [id] = resources('AWS::Lambda::Function').find(([name]) => name.startsWith('Prepare'))!;
  template.hasOutput('PrepareFunction', { Value: { Ref: id } });
  const [, alarm] = resources('AWS::CloudWatch::Alarm').find(([name]) =>
    name.startsWith('PrepareErrorsAlarm'),
  )!;
  expect(alarm.Properties).toMatchObject({
    MetricName: 'Errors',
    Dimensions: [{ Name: 'FunctionName', Value: { Ref: id } }],
    Threshold: 1,
    Period: 300,
  });
});

test('the dashboard shows requests, functions, the table and overdue work', () => {
  const [[, { Properties }] = ['', { Properties: {} }]] = resources('AWS::CloudWatch::Dashboard');
  const body = JSON.stringify(Properties);
  for (const shown of [
    ...['5xxErrorRate', 'Duration', 'Errors', 'Throttles', 'ConsumedWriteCapacityUnits'],
    ...['TransactionConflict', 'due-waiting', 'mail-failed', 'tenant-throttled'],
    'ApproximateNumberOfMessagesVisible',
  ])
    expect(body).toContain(shown);
});

test('the web function answers only CloudFront, streams, and its pages are not cached', () => {
  template.hasResourceProperties('AWS::Lambda::Url', {
    AuthType: 'NONE',
    InvokeMode: 'RESPONSE_STREAM',
    Qualifier: 'live',
  });
  template.hasResourceProperties('AWS::CloudFront::Distribution', {
    DistributionConfig: Match.objectLike({
      DefaultCacheBehavior: Match.objectLike({
        // Managed policies: CachingDisabled, AllViewerExceptHostHeader.
        CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
        OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
        ViewerProtocolPolicy: 'redirect-to-https',
        FunctionAssociations: [Match.objectLike({ EventType: 'viewer-request' })],
      }),
      CacheBehaviors: [
        // Managed policy: CachingOptimized, which caches gzip and brotli separately.
        Match.objectLike({
          PathPattern: '/assets/*',
          Compress: true,
          CachePolicyId: '658327ea-f89d-4fab-a63d-7e88639e58f6',
        }),
        Match.objectLike({ PathPattern: '/robots.txt' }),
      ],
      Origins: Match.arrayWith([
        Match.objectLike({
          OriginCustomHeaders: [
            {
              HeaderName: 'x-origin-secret',
              HeaderValue: Match.objectLike({ 'Fn::Join': Match.anyValue() }),
            },
          ],
        }),
      ]),
    }),
  });
  expect(
    resources('Custom::CDKBucketDeployment').map(
      ([, { Properties }]) =>
        (Properties as { SystemMetadata: { 'cache-control': string } }).SystemMetadata[
          'cache-control'
        ],
    ),
  ).toEqual(['public, max-age=31536000, immutable', 'public, max-age=3600']);
});

test('CloudFront overwrites the headers for client address and host and asks for no trace', () => {
  const code = readFileSync('infra/aws/viewer-request.js', 'utf8');
  const request = {
    headers: {
      host: { value: 'jobs.example.com' },
      'x-forwarded-host': { value: 'evil.example' },
      'x-viewer-address': { value: '10.0.0.1' },
      'x-amzn-trace-id': { value: 'Root=1-5e6722a7-cc56xmpl46db7ae02d4da47e;Sampled=1' },
    },
  };
  const event = { request, viewer: { ip: '203.0.113.9' } };
  const sent = runInNewContext(`${code}; handler(event)`, { event }) as typeof request;
  expect(sent.headers).toEqual({
    host: { value: 'jobs.example.com' },
    'x-forwarded-host': { value: 'jobs.example.com' },
    'x-viewer-address': { value: '203.0.113.9' },
  });
});

test('the template contains references to secrets, but no secret', () => {
  const text = JSON.stringify(template.toJSON());
  expect(text).not.toMatch(
    /"(SESSION_KEYS|MAIL_LINK_KEYS|PUSH_KEY|MASTER_ADMIN_PASSWORD|MASTER_PASSWORD)"/,
  );
  expect(text).not.toContain('"SecretString"');
  template.allResourcesProperties('AWS::SecretsManager::Secret', {
    GenerateSecretString: { PasswordLength: 43, ExcludePunctuation: true },
  });
});

test('the output of a synthesis contains nothing of its environment', () => {
  const secrets = [
    'SESSION_KEYS',
    'MAIL_LINK_KEYS',
    'PUSH_KEY',
    'MASTER_ADMIN_PASSWORD',
    'AWS_SECRET_ACCESS_KEY',
  ];
  for (const name of secrets) vi.stubEnv(name, `secret-of-${name}`);
  const { app, folder: another } = createTestStack();
  app.synth();
  vi.unstubAllEnvs();
  const written = readdirSync(another, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'));
  expect(written.length).toBeGreaterThan(8);
  expect(written.join('\n')).not.toMatch(/secret-of-|AKIA[0-9A-Z]{16}|PRIVATE KEY/);
  rmSync(another, { recursive: true, force: true });
});

test('a rotation puts the new key first and still accepts the previous one', () => {
  const { stack, folder: another } = createTestStack({
    SESSION_KEY_GENERATION: '3',
    MAIL_LINK_KEY_GENERATION: '2',
    ORIGIN_SECRET_GENERATION: '2',
  });
  const rotated = Template.fromStack(stack);
  const ids = Object.keys(rotated.findResources('AWS::SecretsManager::Secret')).join();
  expect(ids).toMatch(
    /SessionKey3.*SessionKey2.*MailLinkKey2.*MailLinkKey1.*OriginSecret2.*OriginSecret1/,
  );
  const functions = Object.entries(rotated.findResources('AWS::Lambda::Function'));
  const getVariables = (start: string) => {
    const [, named] = functions.find(([id]) => id.startsWith(start)) ?? [];
    return JSON.stringify(named?.Properties.Environment.Variables);
  };
  const web = getVariables('WebFunction');
  expect(web).toMatch(/k3=.*SessionKey3.*k2=.*SessionKey2/);
  expect(web).toMatch(/OriginSecret2.*OriginSecret1/);
  for (const variables of [web, getVariables('SendMailFunction')])
    expect(variables).toMatch(/k2=.*MailLinkKey2.*k1=.*MailLinkKey1/);
  rmSync(another, { recursive: true, force: true });
});

test('settings reach the template: domain, firewall, warm table, sender, alarms', () => {
  const certificate = 'arn:aws:acm:us-east-1:111122223333:certificate/aaaa-bbbb';
  const firewall = 'arn:aws:wafv2:us-east-1:111122223333:global/webacl/jobs/aaaa';
  const { stack, folder: another } = createTestStack({
    DOMAIN_NAME: 'jobs.example.com',
    CERTIFICATE_ARN: certificate,
    WEB_ACL_ARN: firewall,
    WARM_READS: '15000',
    WARM_WRITES: '5000',
    SES_IDENTITY: 'create',
    ALARM_EMAIL: 'ops@example.com',
  });
  const chosen = Template.fromStack(stack);
  chosen.hasResourceProperties('AWS::CloudFront::Distribution', {
    DistributionConfig: Match.objectLike({ Aliases: ['jobs.example.com'], WebACLId: firewall }),
  });
  chosen.hasResourceProperties('AWS::DynamoDB::GlobalTable', {
    WarmThroughput: { ReadUnitsPerSecond: 15000, WriteUnitsPerSecond: 5000 },
  });
  chosen.hasResourceProperties('AWS::SES::EmailIdentity', { EmailIdentity: 'jobs.example.com' });
  for (const n of [1, 2, 3]) {
    const [identity = ''] = Object.keys(chosen.findResources('AWS::SES::EmailIdentity'));
    const part = (what: string) => ({ 'Fn::GetAtt': [identity, `DkimDNSToken${what}${n}`] });
    chosen.hasOutput(`DkimRecord${n}`, {
      Value: { 'Fn::Join': ['', [part('Name'), ' CNAME ', part('Value')]] },
    });
  }
  chosen.hasResourceProperties('AWS::SNS::Subscription', { Endpoint: 'ops@example.com' });
  // The next deployment reads them back.
  chosen.hasOutput('Settings', {
    Value: Match.serializedJson(Match.objectLike({ WARM_READS: 15000 })),
  });
  rmSync(another, { recursive: true, force: true });
});

test('a wrong setting is named in the error, and --help explains every setting', () => {
  expect(() => parseSettings({})).toThrow(/set AWS_ACCOUNT: .*\n.*set AWS_REGION: /);
  const needed = {
    AWS_ACCOUNT: '111122223333',
    AWS_REGION: 'us-east-1',
    STACK_NAME: 'jobs',
    MAIL_FROM: 'a@b.example',
  };
  expect(() => parseSettings({ ...needed, AWS_REGION: 'Ohio' })).toThrow('AWS_REGION: ');
  expect(() => parseSettings({ ...needed, DOMAIN_NAME: 'a.example' })).toThrow(
    'CERTIFICATE_ARN: goes with DOMAIN_NAME',
  );
  expect(() => parseSettings({ ...needed, WARM_READS: 15_000 })).toThrow('WARM_WRITES');
  expect(() => parseSettings({ ...needed, ALARM_MAIL: 'ops@b.example' })).toThrow(
    'ALARM_MAIL: is not the name of a setting',
  );
  for (const line of describeDeploySettings()) expect(line).toMatch(/^ {2}[A-Z_]+ +\S/);
});

test('the master password is off unless a secret is named, which only the web function may read', () => {
  const arn = 'arn:aws:secretsmanager:us-east-1:123456789012:secret:break-glass-a1B2c3';
  expect(JSON.stringify(template.toJSON())).not.toContain('MASTER_PASSWORD_SECRET"');
  const on = Template.fromStack(createTestStack({ MASTER_PASSWORD_SECRET_ARN: arn }).stack);
  const readers = Object.entries(on.findResources('AWS::IAM::Policy')).filter(([, policy]) =>
    JSON.stringify(policy).includes(arn),
  );
  expect(readers.map(([id]) => id.replace(/[0-9A-F]{8}$/, ''))).toEqual([
    expect.stringMatching(/^Web/),
  ]);
  on.hasResourceProperties('AWS::Lambda::Function', {
    Environment: { Variables: Match.objectLike({ MASTER_PASSWORD_SECRET: arn }) },
  });
});
