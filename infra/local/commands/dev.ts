import { createDevPages } from '~/infra/local/dev-pages';
import { runUntilStopped } from '~/infra/local/run-until-stopped';
import { startLocal } from '~/infra/local/serve';

/** Compiling a page while it is asked for may keep the store's answers waiting. */
const limits = { stepMs: 60_000, requestMs: 120_000 };

/** Serves the application from its sources. Open pages update when a file is saved. */
await runUntilStopped(() => startLocal({ pages: createDevPages(), limits }));
