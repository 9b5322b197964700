/**
 * `npm run soak -- kills [kills] [acknowledged saves] [seed]`: kills the server and its store's engine in turn
 * with `kill -9` while drivers save. Each acknowledged save must be stored once, and server and engine must
 * restart by themselves.
 */
import { saveThroughKills } from './support/kills';

const kills = Number(process.argv[2] ?? 200);
const saves = Number(process.argv[3] ?? kills * 500);
const seed = Number(process.argv[4] ?? Date.now() % 1_000_000);

console.log(`${kills} kills while ${saves} saves are acknowledged; seed ${seed}.`);
const figures = await saveThroughKills({
  kills,
  saves,
  drivers: 50,
  seed,
  onKill: (killed, acknowledged) => {
    if (killed % 20 === 0) console.log(`  ${killed} kills, ${acknowledged} acknowledged`);
  },
});
const { serversKilled, enginesKilled, acknowledged, unknown, refused, wrong } = figures;
console.log(`killed: the server ${serversKilled} times, the engine ${enginesKilled} times
saves: ${acknowledged} acknowledged, ${unknown} without a word, ${refused.length} refused${refused.map((one) => `\n  ${one}`).join('')}
wrong: ${wrong.length}`);
wrong.slice(0, 10).forEach((one) => console.log(`  ${one}`));
if (wrong.length > 0 || refused.length > 0) process.exitCode = 1;
