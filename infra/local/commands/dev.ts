import { createDevPages } from '~/infra/local/pages';
import { runUntilStopped } from '~/infra/local/run-until-stopped';
import { startLocal } from '~/infra/local/serve';

/** Serves the application from its sources. Open pages update when a file is saved. */
await runUntilStopped(async () => startLocal({ pages: await createDevPages() }));
