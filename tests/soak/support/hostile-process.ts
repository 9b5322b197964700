/**
 * Sends one hostile request repeatedly, in a separate process: `<port> <name> <ms>`. Prints the statuses of the
 * responses.
 */
import { hostileRequests, sendRaw } from './hostile-requests';

const [port = '', name = '', forMs = ''] = process.argv.slice(2);
const bytes = hostileRequests(`127.0.0.1:${port}`)[name];
if (!bytes) throw new Error(`There is no hostile request '${name}'`);
const endsAt = Date.now() + Number(forMs);
const statuses: Record<string, number> = {};
while (Date.now() < endsAt) {
  const status = String(await sendRaw(Number(port), bytes));
  statuses[status] = (statuses[status] ?? 0) + 1;
}
process.stdout.write(JSON.stringify(statuses), () => process.exit(0));
