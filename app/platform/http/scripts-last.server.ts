import { Transform } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';

const preload = '<link rel="modulepreload"';

/**
 * Lets a page's style sheet load before its scripts, because pages work without scripts and phones may be on
 * slow networks. Remix preloads both with the same priority and has no setting for it.
 */
export const scriptsLast = (): Transform => {
  const decoder = new StringDecoder('utf8');
  let held = '';
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const html = held + decoder.write(chunk);
      const tag = html.lastIndexOf('<');
      const end = tag < 0 || html.includes('>', tag) ? html.length : tag;
      held = html.slice(end);
      done(null, html.slice(0, end).replaceAll(preload, `${preload} fetchpriority="low"`));
    },
    flush: (done) => done(null, held + decoder.end()),
  });
};
