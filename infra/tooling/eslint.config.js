import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { tooNew } from './lowest-browsers.js';

const impure = [
  { object: 'Date', property: 'now', message: 'Time is an argument in domain (now).' },
  { object: 'Math', property: 'random', message: 'Randomness is an argument in domain.' },
];

const zodByName = {
  selector:
    "ImportDeclaration[source.value='zod'] > :matches(ImportSpecifier, ImportDefaultSpecifier)",
  message: "Use `import * as z from 'zod'`: the named import carries every locale.",
};

const namelessForm = {
  selector:
    "JSXOpeningElement[name.name='Form']:has(JSXAttribute[name.name='method'][value.value='post'])",
  message: 'Use PostForm: it says whose page sends it.',
};

/** User input must be compared as text, never used as a pattern. */
const patternOfText = {
  selector: ":matches(NewExpression, CallExpression)[callee.name='RegExp']",
  message: 'Write the pattern as a literal: no text from people may become one.',
};

/** Data that a page stores in the browser would outlive an expired session. */
const browserStorage = {
  selector: 'Identifier[name=/^(localStorage|sessionStorage|indexedDB|caches)$/]',
  message: 'Keep nothing in the browser but cookies.',
};

/** A scope copied by a spread still has the type of a scope, even if another tenant's IDs overwrite its own. */
const spreadScope = {
  selector:
    "SpreadElement > :matches(Identifier[name='scope'], MemberExpression[property.name='scope'])",
  message: 'Use makeSiteScope: a spread can name another tenant.',
};

/** Only these files read drivers' lists from the stores. All others get them without picks while lists are sealed. */
const readersOfLists = [
  'app/services/picks/read-lists.server.ts',
  'app/services/award/publish-award.server.ts',
  'app/services/vacation/publish-vacations.server.ts',
  // Only who has saved.
  'app/services/mail/find-closing-message.server.ts',
  // Only which weeks drivers gave up, while the portal is closed and after publishing.
  'app/services/trades/read-trading.server.ts',
  // A driver's own list.
  'app/services/ranking/{job-ranking,week-ranking,save-picks,save-waiting}.server.ts',
  'app/services/vacation/give-up-week.server.ts',
  'app/services/contacts/offer-reminder.server.ts',
];
const listReads = '/^(get|history|list|recent|saves)$/';
const listStores = '/^(picks|vacationPicks)$/';
const unsealedLists = [
  `MemberExpression[property.name=${listReads}][object.property.name=${listStores}]`,
  `MemberExpression[property.name=${listReads}][object.name=${listStores}]`,
  `VariableDeclarator[init.property.name=${listStores}] > ObjectPattern`,
  `MemberExpression[property.name=${listReads}] > CallExpression[callee.object.name=/ranking$/i]`,
].map((selector) => ({
  selector,
  message: 'Read lists with services/picks/read-lists.server.ts: they may be sealed.',
}));

const tooNewForPages = tooNew.map((one) => ({
  ...one,
  message: 'The lowest browsers lack it (infra/tooling/lowest-browsers.js).',
}));
const tooNewPatterns = {
  selector: 'Literal[regex.pattern=/\\(\\?<[=!]/], Literal[regex.flags=/v/]',
  message: 'The lowest browsers cannot read this pattern (infra/tooling/lowest-browsers.js).',
};

const spreadLiteral = {
  selector: ':matches(SpreadElement, JSXSpreadAttribute) > ObjectExpression',
  message: 'Write its properties where it stands.',
};

/** It would hide the browser's own in what a page loads. */
const namedWindow = {
  selector:
    "VariableDeclarator > Identifier.id[name='window'], :function > Identifier.params[name='window'], ObjectPattern > Property > Identifier.value[name='window'], ArrayPattern > Identifier[name='window'], AssignmentPattern > Identifier.left[name='window']",
  message: 'Name a selection window `selection`.',
};

const everywhere = [zodByName, patternOfText, browserStorage, spreadLiteral, namedWindow];
const onServers = [...everywhere, spreadScope, ...unsealedLists];
const outsideTests = [...onServers, tooNewPatterns];

/** Mistakes that only types reveal are in oxlint.json. */
export default tseslint.config(
  { ignores: ['build/**', 'node_modules/**', '.data/**', '.data-demo/**', 'test-results/**'] },
  ...tseslint.configs.recommended,
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      eqeqeq: 'error',
      'no-console': 'error',
      'prefer-const': 'error',
      'no-restricted-syntax': ['error', ...everywhere],
    },
  },
  {
    files: ['{app,domain,functions,infra}/**/*.{ts,tsx}'],
    rules: {
      'max-lines-per-function': ['error', { max: 80 }],
      'no-restricted-syntax': ['error', ...outsideTests],
    },
  },
  {
    files: ['**/*.server.{ts,tsx}', '{functions,infra}/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...onServers] },
  },
  {
    // Functions of the domain must be pure: they only turn arguments into results.
    files: ['domain/**/*.ts'],
    rules: {
      // Some of it runs only on servers, which parse URLs so.
      'no-restricted-properties': [
        'error',
        ...impure,
        ...tooNewForPages.filter(({ property }) => property !== 'canParse'),
      ],
      'no-restricted-globals': [
        'error',
        'process',
        'fetch',
        'setTimeout',
        'setInterval',
        'crypto',
        'console',
        'window',
        'document',
      ],
      'no-restricted-syntax': [
        'error',
        ...outsideTests,
        { selector: 'ThrowStatement', message: 'Return a Result: domain never throws.' },
        {
          selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
          message: 'Time is an argument (now).',
        },
        { selector: ':function[async=true]', message: 'domain is synchronous.' },
        { selector: 'AwaitExpression', message: 'domain is synchronous.' },
        { selector: 'ClassDeclaration', message: 'Plain data and functions.' },
      ],
    },
  },
  {
    // The engine reads its own arrays by index.
    files: ['domain/**/*.ts'],
    ignores: ['domain/award/engine/**'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'error' },
  },
  {
    files: ['app/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      ...jsxA11y.flatConfigs.recommended.rules,
      // Allows a tabindex on scrollable areas, which must be reachable by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['region', 'table'], tags: [] }],
    },
  },
  {
    // What a browser loads. Others are read by the test of the built scripts (tests/infra/pages.test.ts).
    files: ['app/{components,copy,routes}/**/*.{ts,tsx}', 'app/*.tsx', 'app/public/*.js'],
    ignores: ['**/*.server.*'],
    rules: { 'no-restricted-properties': ['error', ...tooNewForPages] },
  },
  {
    files: ['app/**/*.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...outsideTests, namelessForm] },
  },
  {
    // A route that returns an object with a `status` still responds with HTTP 200.
    files: ['app/routes/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...outsideTests,
        namelessForm,
        {
          selector:
            "ReturnStatement > ObjectExpression > Property[key.name='status'][value.type='Literal'][value.raw=/^[1-5][0-9][0-9]$/]",
          message: 'Use json(body, {status}) or throw a Response.',
        },
      ],
    },
  },
  {
    // The only files that keep something in a browser: on a driver's own phone, and so that one call erases it.
    files: [
      'app/public/own-phone-worker.js',
      'app/components/ranking/own-phone/own-phone-saves.ts',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        zodByName,
        patternOfText,
        tooNewPatterns,
        spreadScope,
        spreadLiteral,
        namedWindow,
      ],
    },
  },
  {
    files: readersOfLists,
    rules: { 'no-restricted-syntax': ['error', ...everywhere, spreadScope] },
  },
  { files: ['infra/local/**', 'tests/**'], rules: { 'no-console': 'off' } },
  { files: ['tests/**'], rules: { 'no-restricted-syntax': ['error', zodByName] } },
);
