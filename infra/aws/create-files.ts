import { readdirSync } from 'node:fs';
import { RemovalPolicy } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption, type IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct, IConstruct } from 'constructs';

export interface Files {
  readonly bucket: IBucket;
  /** The URL paths that CloudFront serves from the bucket. */
  readonly paths: readonly string[];
  /** The constructs that upload the files at each deployment. */
  readonly uploads: readonly IConstruct[];
}

/** Static files: `assets/` has a hash in every name and is cached forever, the rest for an hour. */
export const createFiles = (scope: Construct, clientFolder: string): Files => {
  const bucket = new Bucket(scope, 'Files', {
    encryption: BucketEncryption.S3_MANAGED,
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    enforceSSL: true,
    // Kept, because deleting a bucket with files fails, and so would the rollback of a failed first deployment.
    removalPolicy: RemovalPolicy.RETAIN,
    // The library's types do not support exactOptionalPropertyTypes.
  }) as IBucket;
  const upload = (id: string, exclude: string[], include: string[], cacheControl: string) =>
    new BucketDeployment(scope, id, {
      destinationBucket: bucket,
      sources: [Source.asset(clientFolder)],
      exclude,
      include,
      cacheControl: [CacheControl.fromString(cacheControl)],
      // Keep old files, because a page opened before the deployment still loads those of its own build.
      prune: false,
      memoryLimit: 512,
    });
  const others = readdirSync(clientFolder).filter((name) => name !== 'assets');
  return {
    bucket,
    paths: ['assets/*', ...others].map((path) => `/${path}`),
    uploads: [
      upload('Assets', ['*'], ['assets/*'], 'public, max-age=31536000, immutable'),
      upload('OtherFiles', ['assets/*'], [], 'public, max-age=3600'),
    ],
  };
};
