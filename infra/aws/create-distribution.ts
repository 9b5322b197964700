import { fileURLToPath } from 'node:url';
import { Duration } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AllowedMethods,
  CachePolicy,
  Distribution,
  Function as CloudFrontFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginRequestPolicy,
  PriceClass,
  ResponseHeadersPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { FunctionUrlOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { FunctionUrl } from 'aws-cdk-lib/aws-lambda';
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import type { Files } from './create-files';
import type { Settings } from './settings';

export interface DistributionProps {
  readonly settings: Pick<Settings, 'DOMAIN_NAME' | 'CERTIFICATE_ARN'>;
  readonly firewallArn: string | undefined;
  readonly webUrl: FunctionUrl;
  readonly originSecret: Secret;
  readonly files: Files;
}

const viewerRequest = fileURLToPath(new URL('viewer-request.js', import.meta.url));

/** CloudFront: static files from a private bucket, everything else from the web function, uncached. */
export const createDistribution = (scope: Construct, props: DistributionProps): Distribution => {
  const { webUrl, originSecret, files, firewallArn } = props;
  const { DOMAIN_NAME, CERTIFICATE_ARN } = props.settings;
  const file = {
    origin: S3BucketOrigin.withOriginAccessControl(files.bucket),
    cachePolicy: CachePolicy.CACHING_OPTIMIZED,
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    responseHeadersPolicy: ResponseHeadersPolicy.SECURITY_HEADERS,
    compress: true,
  };
  return new Distribution(scope, 'Distribution', {
    defaultBehavior: {
      origin: new FunctionUrlOrigin(webUrl, {
        customHeaders: { 'x-origin-secret': originSecret.secretValue.unsafeUnwrap() },
        readTimeout: Duration.seconds(30),
      }),
      allowedMethods: AllowedMethods.ALLOW_ALL,
      // Pages are personal, so nothing is cached or shared between requests.
      cachePolicy: CachePolicy.CACHING_DISABLED,
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      functionAssociations: [
        {
          eventType: FunctionEventType.VIEWER_REQUEST,
          function: new CloudFrontFunction(scope, 'ViewerRequest', {
            code: FunctionCode.fromFile({ filePath: viewerRequest }),
            runtime: FunctionRuntime.JS_2_0,
          }),
        },
      ],
    },
    additionalBehaviors: Object.fromEntries(files.paths.map((path) => [path, file])),
    httpVersion: HttpVersion.HTTP2_AND_3,
    minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
    priceClass: PriceClass.PRICE_CLASS_100,
    ...(DOMAIN_NAME !== undefined &&
      CERTIFICATE_ARN !== undefined && {
        domainNames: [DOMAIN_NAME],
        certificate: Certificate.fromCertificateArn(scope, 'Certificate', CERTIFICATE_ARN),
      }),
    ...(firewallArn !== undefined && { webAclId: firewallArn }),
  });
};
