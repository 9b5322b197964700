import ts from 'typescript';

/** A line of code: where it stands, and what it looks like without names and values. */
interface Shape {
  readonly line: number;
  readonly shape: string;
}

/** Two places that share six lines or more, apart from names and values. Lines count from 1. */
export interface Repeat {
  readonly one: string;
  readonly other: string;
}

const minLines = 6;
/** Fewer words and signs are hardly more than the language itself. */
const minTokens = 28;
/** Lines that stand in more places are a habit, such as the head of every test. */
const maxPlaces = 8;

const wordsFor: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.Identifier]: 'i',
  [ts.SyntaxKind.StringLiteral]: 's',
  [ts.SyntaxKind.NoSubstitutionTemplateLiteral]: 's',
  [ts.SyntaxKind.JsxText]: 's',
  [ts.SyntaxKind.NumericLiteral]: '0',
  [ts.SyntaxKind.BigIntLiteral]: '0',
};

/** The lines of a file that hold code, without comments, imports and lone punctuation. */
export const readShapes = (tree: ts.SourceFile): Shape[] => {
  const shapes = new Map<number, string>();
  const add = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isJSDoc(node)) return;
    const children = node.getChildren(tree);
    if (children.length > 0) return children.forEach(add);
    const text = node.getText(tree).trim();
    if (text === '') return;
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
    shapes.set(line, `${shapes.get(line) ?? ''}${wordsFor[node.kind] ?? text} `);
  };
  add(tree);
  return [...shapes]
    .filter(([, shape]) => /\w/.test(shape))
    .sort(([one], [other]) => one - other)
    .map(([line, shape]) => ({ line: line + 1, shape }));
};

interface Place {
  readonly path: string;
  /** Which of the file's lines of code it begins at. */
  readonly at: number;
}

const findRuns = (files: ReadonlyMap<string, readonly Shape[]>): Place[][] => {
  const runs = new Map<string, Place[]>();
  for (const [path, shapes] of files)
    for (let at = 0; at + minLines <= shapes.length; at += 1) {
      const key = shapes
        .slice(at, at + minLines)
        .map(({ shape }) => shape)
        .join('');
      if (key.split(' ').length <= minTokens) continue;
      const places = runs.get(key) ?? [];
      // Not one that overlaps with the last.
      const last = places.at(-1);
      if (last?.path === path && at < last.at + minLines) continue;
      runs.set(key, [...places, { path, at }]);
    }
  return [...runs.values()].filter(({ length }) => length > 1 && length <= maxPlaces);
};

/** The pairs of files, or of places of one file, that share six lines or more; each pair once, with its first lines. */
export const findRepeats = (files: ReadonlyMap<string, readonly Shape[]>): Repeat[] => {
  const repeats = new Map<string, Repeat>();
  const name = ({ path, at }: Place) => `${path}:${files.get(path)![at]!.line}`;
  for (const places of findRuns(files))
    for (const [index, one] of places.entries())
      for (const other of places.slice(index + 1)) {
        const key = `${one.path} ${other.path}`;
        if (!repeats.has(key)) repeats.set(key, { one: name(one), other: name(other) });
      }
  return [...repeats.values()];
};
