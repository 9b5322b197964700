/**
 * React chooses its build when it is first imported, so entry points that serve pages import this first. `npm
 * run dev` shows React's warnings; everything else uses the production build as on AWS, whatever the shell
 * says.
 */
const isDev = process.argv[1]?.endsWith('dev.ts') === true;
process.env.NODE_ENV = isDev ? 'development' : 'production';
