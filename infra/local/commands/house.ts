/**
 * `npm run house [-- folder of another checkout]`: prints figures about the state of the code: its size, and
 * everything that should occur once or never.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { argv } from 'node:process';
import ts from 'typescript';
import { root as ownRoot } from '~/infra/local/build';
import { findRepeats, readShapes } from '~/infra/local/house/find-repeats';

const root = argv[2] ?? ownRoot;

interface Source {
  readonly path: string;
  readonly lines: readonly string[];
  readonly tree: ts.SourceFile;
}

const sources: readonly Source[] = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(Boolean)
  .map((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    return { path, lines: text.trimEnd().split('\n'), tree };
  });
const isProduct = ({ path }: Source) => !path.startsWith('tests/');
const product = sources.filter(isProduct);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1];

/** The nodes of the tree, without its root. */
const walkNodes = function* (node: ts.Node): Generator<ts.Node> {
  for (const child of node.getChildren()) {
    yield child;
    yield* walkNodes(child);
  }
};
const countLines = (node: ts.Node, tree: ts.SourceFile) =>
  tree.getLineAndCharacterOfPosition(node.end).line -
  tree.getLineAndCharacterOfPosition(node.getStart()).line +
  1;

// Count imports between files, and between folders.
const paths = new Set(sources.map(({ path }) => path));
const endings = ['', '.ts', '.tsx', '/index.ts'];
const getImports = ({ path, tree }: Source): string[] =>
  tree.statements
    .filter((each) => ts.isImportDeclaration(each) || ts.isExportDeclaration(each))
    .flatMap(({ moduleSpecifier: named }) =>
      named && ts.isStringLiteral(named) ? [named.text] : [],
    )
    .filter((name) => /^[~.]/.test(name))
    .flatMap((name) => {
      const base = name.startsWith('~/') ? name.slice(2) : posix.join(dirname(path), name);
      return endings.map((ending) => base + ending).filter((file) => paths.has(file));
    });

const folderArrows = new Map<string, Set<string>>();
for (const source of product)
  for (const target of getImports(source)) {
    const [from, to] = [dirname(source.path), dirname(target)];
    // A nested folder counts as part of its parent.
    if (from === to || `${to}/`.startsWith(`${from}/`) || `${from}/`.startsWith(`${to}/`)) continue;
    folderArrows.set(from, (folderArrows.get(from) ?? new Set()).add(to));
  }
const reach = (from: string): Set<string> => {
  const seen = new Set<string>();
  const open = [from];
  for (let at = open.pop(); at !== undefined; at = open.pop())
    for (const next of folderArrows.get(at) ?? [])
      if (!seen.has(next)) {
        seen.add(next);
        open.push(next);
      }
  return seen;
};
const reached = new Map([...folderArrows.keys()].map((folder) => [folder, reach(folder)]));
const circles = new Set(
  [...reached]
    .filter(([folder, all]) => all.has(folder))
    .map(([folder, all]) =>
      [...all]
        .filter((other) => reached.get(other)?.has(folder))
        .sort()
        .join(' '),
    ),
);
const backArrows = [...folderArrows].flatMap(([from, targets]) =>
  from.startsWith('app/services/')
    ? [...targets]
        .filter((to) => to.startsWith('app/services/') && reached.get(to)?.has(from))
        .map((to) => `${from} -> ${to}`)
    : [],
);

// Find twins: files that are equal except for the nouns.
const nouns =
  /(final-)?(vacations?|weeks?|jobs?|drivers?|assignments?|picks?|preferences?|awards?)/gi;
const withoutNouns = ({ lines }: Source) =>
  lines
    .map((line) => line.replaceAll(nouns, '').replaceAll(/[\s\-'"`,;]/g, ''))
    .filter((line) => line.length > 2 && !line.startsWith('import'));
const wordsBySource = new Map(product.map((source) => [source, withoutNouns(source)]));
/** The share of lines that both files have, in any order. */
const likeness = (one: readonly string[], other: readonly string[]) => {
  const left = new Map<string, number>();
  for (const line of one) left.set(line, (left.get(line) ?? 0) + 1);
  let both = 0;
  for (const line of other)
    if ((left.get(line) ?? 0) > 0) {
      both += 1;
      left.set(line, left.get(line)! - 1);
    }
  return (2 * both) / (one.length + other.length);
};
const candidates = product.filter(
  (source) => /^(app|domain)\//.test(source.path) && wordsBySource.get(source)!.length >= 20,
);
const twins = candidates.flatMap((one, index) =>
  candidates
    .slice(index + 1)
    .map((other) => ({
      one,
      other,
      alike: likeness(wordsBySource.get(one)!, wordsBySource.get(other)!),
    }))
    .filter(({ alike }) => alike >= 0.6),
);

const importLines = product.map(({ tree }) =>
  sum(tree.statements.filter(ts.isImportDeclaration).map((each) => countLines(each, tree))),
);
const bangs = product
  .filter(({ path }) => path.startsWith('domain/') && !path.startsWith('domain/award/engine/'))
  .flatMap(({ tree }) => [...walkNodes(tree)].filter(ts.isNonNullExpression));
/** The lines on which code stands: no blanks, no comments. */
const countCode = ({ tree }: Source): number => {
  const lines = new Set<number>();
  for (const node of walkNodes(tree)) {
    if (node.getChildCount(tree) > 0 || node.getWidth(tree) === 0 || ts.isJSDoc(node)) continue;
    const from = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line;
    for (let line = from; line <= tree.getLineAndCharacterOfPosition(node.end).line; line += 1)
      lines.add(line);
  }
  return lines.size;
};
const inAppOrDomain = product.filter(({ path }) => /^(app|domain)\//.test(path));

/** The names that a file exports, without those that the framework asks for and those of texts. */
const listExports = ({ path, tree }: Source): string[] =>
  /^app\/(routes|copy)\//.test(path)
    ? []
    : tree.statements
        .filter((each) => ts.canHaveModifiers(each))
        .filter((each) =>
          ts.getModifiers(each)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword),
        )
        .flatMap((each) =>
          ts.isVariableStatement(each)
            ? each.declarationList.declarations.map(({ name }) => name.getText(tree))
            : [(each as ts.DeclarationStatement).name?.getText(tree) ?? ''],
        );
const exported = new Map<string, Set<string>>();
for (const source of inAppOrDomain)
  for (const name of listExports(source))
    exported.set(name, (exported.get(name) ?? new Set()).add(source.path));
const repeatedNames = [...exported].filter(([, paths]) => paths.size > 1);

const longFunctions = product.flatMap(({ path, tree }) =>
  [...walkNodes(tree)]
    .filter((node) => ts.isFunctionLike(node) && countLines(node, tree) > 80)
    .map((node) => `${path} (${countLines(node, tree)} lines)`),
);
const filesIn = new Map<string, number>();
for (const { path } of product) filesIn.set(dirname(path), (filesIn.get(dirname(path)) ?? 0) + 1);
const fullFolders = [...filesIn].filter(
  ([folder, count]) => count > 25 && !/^app\/routes(\/\w+)?$/.test(folder),
);
const citations = sources.flatMap(({ path, lines }) =>
  lines
    .map((line, index) => ({ line, at: `${path}:${index + 1}` }))
    .filter(({ line }) => /\b(spec|design|specification) \d/i.test(line)),
);

const print = (name: string, value: unknown, details: readonly string[] = []) => {
  console.log(`${name.padEnd(52)} ${String(value).padStart(7)}`);
  for (const detail of details) console.log(`    ${detail}`);
};
for (const room of ['app', 'domain', 'functions', 'infra', 'tests'])
  print(
    `Lines in ${room}`,
    sum(sources.filter(({ path }) => path.startsWith(`${room}/`)).map(({ lines }) => lines.length)),
  );
print('Lines of code in app and domain', sum(inAppOrDomain.map(countCode)));
print('Files without tests', product.length);
print('Lines of a file, median', median(product.map(({ lines }) => lines.length)));
print('Files of 15 lines or fewer', product.filter(({ lines }) => lines.length <= 15).length);
print(
  'Files of 15 lines or fewer in app and domain',
  inAppOrDomain.filter(({ lines }) => lines.length <= 15).length,
);
print(
  'Exported names that stand twice',
  repeatedNames.length,
  repeatedNames.map(([name, all]) => `${name}: ${[...all].join(', ')}`),
);
const share = sum(importLines) / sum(product.map(({ lines }) => lines.length));
print('Lines that import, percent', (100 * share).toFixed(1));
print(
  'Pairs of twins',
  twins.length,
  twins.map(({ one, other, alike }) => `${one.path} ~ ${other.path} (${alike.toFixed(2)})`),
);
print('Lines of twins', sum(twins.map(({ one, other }) => one.lines.length + other.lines.length)));
const repeats = findRepeats(new Map(sources.map(({ path, tree }) => [path, readShapes(tree)])));
print('Pairs of places that share six lines or more', repeats.length);
print('Circles of folders', circles.size, [...circles]);
print('Arrows between service folders that lead back', backArrows.length, backArrows);
print('`!` in domain outside the engine', bangs.length);
print(
  'Folders of more than 25 files, routes apart',
  fullFolders.length,
  fullFolders.map(([folder, count]) => `${folder} (${count})`),
);
print('Functions of more than 80 lines', longFunctions.length, longFunctions);
print('Lines that cite a document outside the project', citations.length);
