import { fileURLToPath } from 'node:url';

/** @type {import('oxfmt').OxfmtConfig} */
export default {
  singleQuote: true,
  printWidth: 100,
  sortPackageJson: false,
  sortImports: {
    groups: ['builtin', 'external', 'internal', ['parent', 'sibling', 'index']],
    internalPattern: ['~/'],
    newlinesBetween: false,
  },
  sortTailwindcss: {
    stylesheet: fileURLToPath(new URL('../../app/styles/app.css', import.meta.url)),
  },
  // Beside what git ignores.
  ignorePatterns: ['package-lock.json', 'tests/**/fixtures'],
};
