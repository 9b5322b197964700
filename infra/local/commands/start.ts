import { ensureBuilt } from '~/infra/local/build';
import { runUntilStopped } from '~/infra/local/run-until-stopped';
import { startLocal } from '~/infra/local/serve';

await runUntilStopped(() => {
  ensureBuilt();
  return startLocal();
});
