import { fileURLToPath } from 'node:url';
import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { copyFiles } from './copy-files';
import { routesOnDemand } from './routes-on-demand';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Bundles the code that all pages share into two files, one of which changes only with the framework. Otherwise
 * there would be fifty small files, each of which would cost a phone a round trip.
 */
const framework =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router(-dom)?|@remix-run|turbo-stream)[\\/]/;
const everyPage = [
  '/node_modules/lucide-react/',
  '/app/components/shell/',
  '/app/components/time/',
  '/app/components/ui/',
  '/app/copy/copy.ts',
  '/app/copy/en/counted.ts',
  '/app/copy/es/at-time.ts',
  '/app/copy/es/plural.ts',
  '/app/copy/format-time.ts',
  '/app/copy/zone-words.ts',
  '/domain/shared/',
  'vite/preload-helper',
];
/** Icons that no driver's page shows. They are one file, which only pages of administration load. */
const administrationIcons = new Set([
  'building-complex',
  'calendar-range',
  'check-check',
  'chevrons-left',
  'clipboard-check',
  'clipboard-copy',
  'copy',
  'download',
  'file-spreadsheet',
  'flask-conical',
  'git-fork',
  'inbox',
  'lock',
  'log-in',
  'map-pin',
  'megaphone',
  'pencil',
  'qr-code',
  'radio',
  'refresh-cw',
  'save',
  'settings',
  'smartphone',
  'tree-palm',
  'undo-2',
  'users',
]);
const toIcon = (id: string) => /\/lucide-react\/.*\/icons\/([^/]+)\.m?js/.exec(id)?.[1] ?? '';

const findChunk = (id: string) => {
  if (framework.test(id)) return 'framework';
  if (administrationIcons.has(toIcon(id))) return 'administration-icons';
  return everyPage.some((path) => id.includes(path)) ? 'every-page' : undefined;
};

export default defineConfig(({ isSsrBuild }) => ({
  root,
  publicDir: 'app/public',
  resolve: { alias: { '~': root } },
  plugins: [
    tailwindcss(),
    remix({
      // Lazy route discovery stays off: its manifest endpoint lets a stranger burn CPU.
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_singleFetch: true,
      },
    }),
    routesOnDemand(),
    copyFiles(`${root}/build/copy-files.json`, isSsrBuild === true),
  ],
  build: {
    target: 'es2022',
    chunkSizeWarningLimit: 700,
    // Off, because the helper script for module preloading costs a phone more than preloading saves.
    modulePreload: false,
    rollupOptions: {
      output: { ...(!isSsrBuild && { manualChunks: findChunk }) },
    },
  },
}));
