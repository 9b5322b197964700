import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { expect, test } from 'vitest';
import { createTestStack } from '~/tests/support/aws-stack';

interface Report {
  pluginReports: {
    violations: { ruleName: string; violatingConstructs: { constructPath: string }[] }[];
  }[];
}

/**
 * Accepted findings: rule, place, reason. The test fails for any other finding, and for an entry without a
 * finding.
 */
const accepted: [rule: string, where: RegExp, why: string][] = [
  ['SMG4', /SessionKey1/, 'rotated by SESSION_KEY_GENERATION, without ending sessions'],
  ['SMG4', /MailLinkKey1/, 'rotated by MAIL_LINK_KEY_GENERATION, while older links keep working'],
  ['SMG4', /PushKey/, 'browsers bind devices to it, so another key would end all notifications'],
  ['SMG4', /OriginSecret1/, 'rotated by ORIGIN_SECRET_GENERATION, together with CloudFront'],
  ['SMG4', /MasterAdminPassword/, 'counts once, before the administrator chooses another'],
  ['L1', /CDKBucketDeployment/, "the deployment's own helper; its runtime is the library's"],
  ['IAM4', /CDKBucketDeployment/, "the deployment's own helper writes its log"],
  ['IAM5', /CDKBucketDeployment/, "the deployment's own helper copies between its two buckets"],
  ['IAM5', /SendMail\/Role/, "SES asks for recipients' identities, too; the sender is the fence"],
  ['IAM5', /\/Role\/DefaultPolicy/, 'X-Ray has no resources to name'],
  ['IAM5', /Web\/ReleaseRole/, 'a description of alarms names no resources'],
  [
    'IAM4',
    /Backup\/Plan\/Table/,
    'only AWS Backup may use the policy, which grows with its service',
  ],
  ['S1', /Files/, 'holds public files alone, read by CloudFront alone'],
  ['CFR1', /Distribution/, 'drivers may be anywhere'],
  [
    'CFR3',
    /Distribution/,
    'addresses and paths of people are not collected; functions log outcomes',
  ],
  ['CFR4', /Distribution/, "CloudFront's own name has no choice; with DOMAIN_NAME it is TLS 1.2"],
];

test('every AWS Solutions finding is fixed or accepted with a reason', () => {
  const { app, folder } = createTestStack({ AWS_REGION: 'eu-west-1' });
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  // With the plugin on, any finding fails the synthesis. Whether the findings are accepted is checked below.
  expect(() => app.synth()).toThrow('AwsSolutions');
  const report = JSON.parse(
    readFileSync(join(folder, 'out', 'validation-report.json'), 'utf8'),
  ) as Report;
  const found = report.pluginReports.flatMap(({ violations }) =>
    violations.flatMap(({ ruleName, violatingConstructs }) =>
      violatingConstructs.map(({ constructPath }) => ({
        rule: /^AwsSolutions-(\w+)/.exec(ruleName)?.[1] ?? ruleName,
        constructPath,
      })),
    ),
  );
  expect(found.length).toBeGreaterThan(accepted.length);
  const isAccepted = ({ rule, constructPath }: (typeof found)[number]) =>
    accepted.some(([name, where]) => name === rule && where.test(constructPath));
  expect(found.filter((finding) => !isAccepted(finding))).toEqual([]);
  const applies = ([name, where]: (typeof accepted)[number]) =>
    found.some(({ rule, constructPath }) => name === rule && where.test(constructPath));
  expect(accepted.filter((entry) => !applies(entry))).toEqual([]);
  rmSync(folder, { recursive: true, force: true });
});
