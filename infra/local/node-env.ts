/**
 * Sets NODE_ENV before React is imported, because React chooses its build then. So entry points that serve pages
 * import this file first. `npm run dev` uses the development build, which prints warnings; everything else uses
 * the production build, whatever the shell's NODE_ENV is.
 */
const isDev = process.argv[1]?.endsWith('dev.ts') === true;
process.env.NODE_ENV = isDev ? 'development' : 'production';
