import type { Stack } from 'aws-cdk-lib';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { getEdgeStack } from './edge-stack';
import type { Settings } from './settings';

const refusal = `Too many requests come from your network. Please wait a minute and try again.
Llegan demasiadas solicitudes desde su red. Espere un minuto e inténtelo de nuevo.
`;

/** Sampled requests would show the cookies of drivers to everyone who may read the firewall. */
const countAs = (metricName: string) => ({
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: false,
  metricName,
});

/** Blocks IP addresses that AWS knows from attacks. */
const refuseKnownAttackers: CfnWebACL.RuleProperty = {
  name: 'known-attackers',
  priority: 0,
  overrideAction: { none: {} },
  statement: {
    managedRuleGroupStatement: { vendorName: 'AWS', name: 'AWSManagedRulesAmazonIpReputationList' },
  },
  visibilityConfig: countAs('known-attackers'),
};

/** Lets one IP address make a limited number of requests. The files that CloudFront caches are not counted. */
const refuseFloods = (limit: number): CfnWebACL.RuleProperty => ({
  name: 'floods',
  priority: 1,
  action: {
    block: {
      customResponse: {
        responseCode: 429,
        customResponseBodyKey: 'refusal',
        responseHeaders: [{ name: 'retry-after', value: '60' }],
      },
    },
  },
  statement: {
    rateBasedStatement: {
      aggregateKeyType: 'IP',
      evaluationWindowSec: 300,
      limit,
      scopeDownStatement: {
        notStatement: {
          statement: {
            byteMatchStatement: {
              fieldToMatch: { uriPath: {} },
              positionalConstraint: 'STARTS_WITH',
              searchString: '/assets/',
              textTransformations: [{ priority: 0, type: 'NONE' }],
            },
          },
        },
      },
    },
  },
  visibilityConfig: countAs('floods'),
});

/**
 * The firewall of CloudFront; returns its ARN. No rule reads bodies, because AWS's common rules refuse forms that are
 * larger than a few kilobytes or contain an unusual character.
 */
const createFirewall = (stack: Stack, limit: number): string =>
  new CfnWebACL(
    getEdgeStack(stack, 'firewall', 'Firewall of the Job Selection System'),
    'Firewall',
    {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      customResponseBodies: { refusal: { contentType: 'TEXT_PLAIN', content: refusal } },
      rules: [refuseKnownAttackers, refuseFloods(limit)],
      visibilityConfig: countAs(`${stack.stackName}-firewall`),
    },
  ).attrArn;

/** The ARN of the firewall that the settings name or ask for; undefined if there is none. */
export const getFirewall = (
  stack: Stack,
  { WEB_ACL_ARN, FIREWALL, REQUESTS_PER_IP_ADDRESS }: Settings,
): string | undefined =>
  WEB_ACL_ARN ?? (FIREWALL === 'on' ? createFirewall(stack, REQUESTS_PER_IP_ADDRESS) : undefined);
