import { serverCopy } from '~/app/copy/copy';

/** The toast after an award of jobs was published. */
export const describePublished = ({
  version,
  output,
}: {
  version: number;
  output: { readonly jobs: readonly unknown[] };
}): [title: string, description: string] => [
  serverCopy.assignments.saved,
  serverCopy.assignments.savedText(version, output.jobs.length),
];
