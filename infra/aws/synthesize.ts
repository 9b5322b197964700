import { App } from 'aws-cdk-lib';
import { AppStack, type Artefacts } from './app-stack';
import type { Settings } from './settings';

/** Writes the CloudFormation template and everything it uploads into a folder. */
export const synthesize = ({
  settings,
  artefacts,
  into,
}: {
  settings: Settings;
  artefacts: Artefacts;
  into: string;
}): void => {
  const app = new App({ outdir: into, analyticsReporting: false });
  new AppStack(app, { settings, artefacts });
  app.synth();
};
