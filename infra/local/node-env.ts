/**
 * React chooses its build when it is first imported: what serves pages imports this before everything else.
 * `npm run dev` shows React's warnings, everything else is as on AWS, whatever the shell says.
 */
const isDev = process.argv[1]?.endsWith('dev.ts') === true;
process.env.NODE_ENV = isDev ? 'development' : 'production';
