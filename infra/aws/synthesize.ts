import { App } from 'aws-cdk-lib';
import { AppStack, type AppStackProps } from './app-stack';

/** Writes the CloudFormation template and everything it uploads into a folder. */
export const synthesize = ({ into, ...props }: AppStackProps & { into: string }): void => {
  const app = new App({ outdir: into, analyticsReporting: false });
  new AppStack(app, props);
  app.synth();
};
