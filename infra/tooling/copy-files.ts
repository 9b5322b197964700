import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Plugin } from 'vite';

const chunk = /\/app\/copy\/(\w+\/[\w-]+)\.ts$/;
const id = 'virtual:copy-files';

/**
 * Tells the server the URL of each chunk of the copy, such as `en/jobs`, so that a page can name the chunks it
 * needs. The client's build writes the URLs to `file`, and the server's build, which runs later, reads them. In
 * development there are none.
 */
export const copyFiles = (file: string, isServer: boolean): Plugin => {
  let isBuild = false;
  return {
    name: 'copy-files',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    generateBundle(_, bundle) {
      if (isServer) return;
      const files = Object.values(bundle).flatMap((output) => {
        const name = output.type === 'chunk' && chunk.exec(output.facadeModuleId ?? '')?.[1];
        return name ? [[name, `/${output.fileName}`]] : [];
      });
      if (files.length === 0) this.error('No chunk of the copy was found.');
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(Object.fromEntries(files)));
    },
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: (source) =>
      source === `\0${id}` ? `export default ${isBuild ? readFileSync(file, 'utf8') : '{}'}` : null,
  };
};
