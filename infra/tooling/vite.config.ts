import { fileURLToPath } from 'node:url';
import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { copyFiles } from './copy-files';
import { dropSelectors } from './drop-selectors';
import { lowestBrowsers } from './lowest-browsers.js';
import { oldBrowserStyles } from './old-browser-styles';
import { routesOnDemand } from './routes-on-demand';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Bundles the code that all pages share into two files, one of which changes only with the framework. Otherwise
 * there would be fifty small files, each of which would cost a phone a round trip.
 */
const framework =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router(-dom)?|@remix-run|turbo-stream)[\\/]/;
const everyPage = [
  '/app/components/address/award-path.ts',
  '/app/components/address/codec.ts',
  '/app/components/forms/checkbox.tsx',
  '/app/components/forms/error-alert.tsx',
  '/app/components/forms/post-form.tsx',
  '/app/components/forms/search-box.tsx',
  '/app/components/forms/text-area.tsx',
  '/app/components/forms/text-input.tsx',
  '/app/components/forms/use-focus-first-error.ts',
  '/app/components/forms/use-typed-value.ts',
  '/app/components/shell/',
  '/app/components/time/',
  '/app/components/ui/',
  '/app/copy/copy.ts',
  '/app/copy/describe-job.ts',
  '/app/copy/en/counted.ts',
  '/app/copy/es/at-time.ts',
  '/app/copy/es/plural.ts',
  '/app/copy/format-time.ts',
  '/app/copy/load-copy.ts',
  '/app/copy/zone-words.ts',
  '/domain/claims/',
  '/domain/jobs/job.ts',
  '/domain/jobs/limits.ts',
  '/domain/shared/',
  '/domain/time/',
  'vite/preload-helper',
];
/** Code that pages load only when they need it. */
const onDemand = ['/app/components/shell/toast.tsx'];
/** Code that they load when it is asked for. Without a name of its own it would be in the file of the page that asks. */
const askedFor =
  /\/app\/components\/ranking\/(?:on-demand-parts|reminder-offer|[\w-]+\/(?:file-claim|place-field|row-actions|select-bar|who-got))\./;
/** Code that both ranking pages need at once. The other files of the folder load with their own page or on demand. */
const rankings =
  /\/app\/components\/ranking\/(?:[\w-]+\/)?(?!all-results\.|history-page|own-phone-|print-sheet|sortable-list)[^/]+$/;
/** Code that no driver's page uses. It is one file, which only pages of administration load. */
const administration = [
  '/app/components/time/use-revalidate-at.ts',
  '/app/components/ui/figures.tsx',
  '/app/components/ui/qr-image.tsx',
  '/app/components/ui/session-context.ts',
  '/app/components/ui/shown-once.tsx',
  '/app/components/ui/use-poll.ts',
  '/app/components/ui/work-progress.tsx',
  '/domain/shared/paste.ts',
  '/domain/time/time-zones.ts',
  '/domain/time/week-day-names.ts',
  '/domain/shared/workbook.ts',
];

/** What forms know of their sending: one file for the many pages with a form that the others do not load. */
const sending = ['/app/components/forms/send-button.tsx', '/app/components/forms/use-sending.ts'];

const findChunk = (id: string) => {
  if (framework.test(id)) return 'framework';
  const isIn = (paths: readonly string[]) => paths.some((path) => id.includes(path));
  if (isIn(administration)) return 'administration';
  if (isIn(sending)) return 'sending';
  if (askedFor.test(id)) return 'ranking-on-demand';
  if (rankings.test(id)) return 'ranking-pages';
  return isIn(everyPage) && !isIn(onDemand) ? 'every-page' : undefined;
};

export default defineConfig(({ isSsrBuild }) => ({
  root,
  publicDir: 'app/public',
  resolve: { alias: { '~': root } },
  plugins: [
    tailwindcss(),
    dropSelectors(),
    oldBrowserStyles(),
    remix({
      // Lazy route discovery stays off: its manifest endpoint lets a stranger burn CPU.
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_singleFetch: true,
        v3_routeConfig: true,
      },
    }),
    routesOnDemand(),
    copyFiles(`${root}/build/copy-files.json`, isSsrBuild === true),
  ],
  build: {
    target: lowestBrowsers,
    chunkSizeWarningLimit: 700,
    // Off, because the helper script for module preloading costs a phone more than preloading saves.
    modulePreload: false,
    rollupOptions: {
      output: { ...(!isSsrBuild && { manualChunks: findChunk }) },
    },
  },
}));
