import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Duration, RemovalPolicy } from 'aws-cdk-lib';
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
import { BlockPublicAccess, Bucket, BucketEncryption, type IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import type { Settings } from './settings';

export interface DistributionProps {
  readonly settings: Pick<Settings, 'DOMAIN_NAME' | 'CERTIFICATE_ARN' | 'WEB_ACL_ARN'>;
  readonly webUrl: FunctionUrl;
  readonly originSecret: Secret;
  /** Folder of the built pages' static files. */
  readonly clientFolder: string;
}

const viewerRequest = fileURLToPath(new URL('viewer-request.js', import.meta.url));

/** Static files: `assets/` has a hash in every name and is kept for good, the rest for an hour. */
const createFiles = (scope: Construct, clientFolder: string): IBucket => {
  const bucket = new Bucket(scope, 'Files', {
    encryption: BucketEncryption.S3_MANAGED,
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    enforceSSL: true,
    removalPolicy: RemovalPolicy.RETAIN,
    // The library is not written for exactOptionalPropertyTypes.
  }) as IBucket;
  const upload = (id: string, exclude: string[], include: string[], cacheControl: string) =>
    new BucketDeployment(scope, id, {
      destinationBucket: bucket,
      sources: [Source.asset(clientFolder)],
      exclude,
      include,
      cacheControl: [CacheControl.fromString(cacheControl)],
      // A page that was opened before still asks for the files of its own build.
      prune: false,
      memoryLimit: 512,
    });
  upload('Assets', ['*'], ['assets/*'], 'public, max-age=31536000, immutable');
  upload('OtherFiles', ['assets/*'], [], 'public, max-age=3600');
  return bucket;
};

/** CloudFront: static files from a private bucket, everything else from the web function, uncached. */
export const createDistribution = (scope: Construct, props: DistributionProps): Distribution => {
  const { webUrl, originSecret, clientFolder } = props;
  const { DOMAIN_NAME, CERTIFICATE_ARN, WEB_ACL_ARN } = props.settings;
  const files = S3BucketOrigin.withOriginAccessControl(createFiles(scope, clientFolder));
  const file = {
    origin: files,
    cachePolicy: CachePolicy.CACHING_OPTIMIZED,
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    responseHeadersPolicy: ResponseHeadersPolicy.SECURITY_HEADERS,
    compress: true,
  };
  const fileNames = readdirSync(clientFolder).filter((name) => name !== 'assets');
  return new Distribution(scope, 'Distribution', {
    defaultBehavior: {
      origin: new FunctionUrlOrigin(webUrl, {
        customHeaders: { 'x-origin-secret': originSecret.secretValue.unsafeUnwrap() },
        readTimeout: Duration.seconds(30),
      }),
      allowedMethods: AllowedMethods.ALLOW_ALL,
      // Pages are a person's own: nothing is cached or shared between requests.
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
    additionalBehaviors: Object.fromEntries(
      ['assets/*', ...fileNames].map((path) => [`/${path}`, file]),
    ),
    httpVersion: HttpVersion.HTTP2_AND_3,
    minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
    priceClass: PriceClass.PRICE_CLASS_100,
    ...(DOMAIN_NAME !== undefined &&
      CERTIFICATE_ARN !== undefined && {
        domainNames: [DOMAIN_NAME],
        certificate: Certificate.fromCertificateArn(scope, 'Certificate', CERTIFICATE_ARN),
      }),
    ...(WEB_ACL_ARN !== undefined && { webAclId: WEB_ACL_ARN }),
  });
};
