import { createDevPages } from '~/infra/local/pages';
import { runUntilStopped } from '~/infra/local/run-until-stopped';
import { startLocal } from '~/infra/local/serve';

/** The application as its sources are now: pages change in the browser as their files are saved. */
await runUntilStopped(async () => startLocal({ pages: await createDevPages() }));
