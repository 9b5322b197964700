import { Transform } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';

const preload = '<link rel="modulepreload"';

/**
 * Lets the style sheet of a page arrive before its scripts: every page works without them, and a telephone's
 * line is narrow. Remix asks for scripts as urgently as for styles and has no setting for it.
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
