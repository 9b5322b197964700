/**
 * `npm run pictures`: builds the demo in memory and takes a picture of the pages of visitors, drivers and administrators in both themes and at
 * three widths, into test-results/pictures. `npm run pictures -- vacation` takes only pages with that word in their paths.
 */
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserFlags, findBrowser, installFont } from '~/infra/local/browser';
import { ensureBuilt, root } from '~/infra/local/build';
import { serveDemo } from '~/infra/local/demo/serve-demo';
import { takePictures } from '~/infra/local/take-pictures';

const [word = ''] = process.argv.slice(2);
ensureBuilt();
installFont();
process.env.FONTCONFIG_FILE = join(root, 'infra/tooling/fonts.conf');
const executablePath = await findBrowser();

const { server, signIns } = await serveDemo(Date.now());
const browser = await chromium.launch({ executablePath, args: browserFlags });
const folder = join(root, 'test-results', 'pictures');
try {
  const count = await takePictures({ browser, url: server.url, signIns, folder, word });
  if (count === 0) process.exitCode = 1;
  console.log(count === 0 ? `No path contains '${word}'.` : `${count} pictures in ${folder}`);
} finally {
  await browser.close();
  await server.stop();
}
