import { Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses';
import type { Construct } from 'constructs';
import type { AppFunction } from './app-function';

/** Makes the sender's domain an identity of SES; returns the DNS records that confirm it. */
export const createSender = (scope: Construct, mailFrom: string): string[] => {
  const domain = mailFrom.slice(mailFrom.lastIndexOf('@') + 1);
  const { dkimRecords } = new EmailIdentity(scope, 'Sender', { identity: Identity.domain(domain) });
  return dkimRecords.map(({ name, value }) => `${name} CNAME ${value}`);
};

/**
 * Lets a function send emails from one address. A condition restricts the sender, instead of `resources`,
 * because SES may also check a configuration set and the recipient's identity (in the sandbox it always does).
 */
export const allowMails = ({ lambda }: AppFunction, mailFrom: string): void =>
  lambda.addToRolePolicy(
    new PolicyStatement({
      actions: ['ses:SendEmail', 'ses:SendRawEmail'],
      resources: ['identity', 'configuration-set'].map((resource) =>
        Stack.of(lambda).formatArn({ service: 'ses', resource, resourceName: '*' }),
      ),
      conditions: { StringEquals: { 'ses:FromAddress': mailFrom } },
    }),
  );
