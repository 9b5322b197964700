import { Transform } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';

const preload = '<link rel="modulepreload"';
const later = '<link rel="later"';
const firstScript = /<script nonce="[^"]*" type="module"/;

/**
 * Starts the preloads. An inline script waits for the style sheets before it. This one removes itself, because React
 * does not expect it.
 */
const startPreloads = (files: readonly string[], nonce: string): string =>
  `<script nonce="${nonce}">` +
  `for(const l of document.querySelectorAll('link[rel=later]'))l.rel='modulepreload';` +
  `for(const href of ${JSON.stringify(files)})` +
  `document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));` +
  `document.currentScript.remove()</script>`;

/**
 * Lets a page's style sheet load before its scripts, because pages work without scripts and phones may be on
 * slow networks. Remix preloads both at once and has no setting for it.
 * @param files further scripts to preload, as paths
 * @param nonce allows the inline script that starts the preloads
 */
export const scriptsLast = (files: readonly string[], nonce: string): Transform => {
  const decoder = new StringDecoder('utf8');
  let held = '';
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      // React 18 leaves zero bytes in a full buffer whose next character does not fit. In attributes, such as the value of
      // a field, browsers would show them as unknown characters.
      const html = held + decoder.write(chunk).replaceAll('\0', '');
      const tag = html.lastIndexOf('<');
      const end = tag < 0 || html.includes('>', tag) ? html.length : tag;
      held = html.slice(end);
      done(
        null,
        html
          .slice(0, end)
          .replaceAll(preload, later)
          .replace(firstScript, (script) => startPreloads(files, nonce) + script),
      );
    },
    flush: (done) => done(null, held + decoder.end()),
  });
};
