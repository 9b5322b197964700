import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ensureBuilt } from '~/infra/local/build';
import { adminPasswordFile } from '~/infra/local/secrets';
import { startLocal } from '~/infra/local/serve';

const shown = (path: string) => relative(process.cwd(), path) || '.';

try {
  ensureBuilt();
  const server = await startLocal();
  const passwordFile = join(server.dataDir, adminPasswordFile);
  const password = existsSync(passwordFile)
    ? `password in ${shown(passwordFile)}`
    : 'password as given in MASTER_ADMIN_PASSWORD when it was first created';
  console.log(`\n  Job Selection System   ${server.url}`);
  console.log(`  Administration         ${server.url}/admin-portal`);
  console.log(
    `                         Company ID DEFAULT, Site Code MAIN, Username admin, ${password}`,
  );
  console.log(`  Data                   ${shown(server.dataDir)}\n`);

  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop);
  // npm does not outlive its command, nor the command npm: a killed npm must not leave a server behind.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) {
    setInterval(() => process.ppid !== parent && stop(), 500).unref();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
