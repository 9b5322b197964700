import { recordDownload } from '~/app/platform/downloads/download.server';
import { findAskedAward } from '~/app/platform/forms/asked-award.server';
import { stewardLoader } from '~/app/platform/guards/guards.server';

export const loader = stewardLoader(async (args) =>
  recordDownload({ deps: args.deps, scope: args.access.scope, ...(await findAskedAward(args)) }),
);
