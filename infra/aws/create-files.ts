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

/** Static files. Those in `assets/` have a hash in their names and are cached forever, the others for an hour. */
export const createFiles = (scope: Construct, clientFolder: string): Files => {
  const bucket = new Bucket(scope, 'Files', {
    encryption: BucketEncryption.S3_MANAGED,
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    enforceSSL: true,
    // The bucket is kept, because AWS deletes no bucket that has files, so the rollback of a failed first
    // deployment would fail as well.
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
      // Keep old files, because a page opened before the deployment still loads the files of its own build.
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
