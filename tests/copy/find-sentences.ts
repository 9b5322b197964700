import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import ts from 'typescript';

export interface FoundText {
  readonly file: string;
  readonly text: string;
}

/** Attributes whose values are shown or read out to users. */
const readAttributes =
  /^(alt|aria-label|aria-description|busyText|caption|confirmText|description|eyebrow|hint|label|noPicks|placeholder|text|title)$/;
/** Calls whose texts no user reads: with classes, headers, matches, log lines or thrown errors. */
const unreadCalls =
  /^(classNames|RegExp|matchMedia|.*\.(append|error|get|getItem|has|includes|info|querySelector(All)?|set|setHeader|startsWith|warn)|.*Error)$/;

const isUtilityClasses = (text: string): boolean => {
  const words = text.trim().split(/\s+/);
  return (
    words.every((word) => /^-?@?[a-z0-9:[\]/.()&>_%=*-]+$/i.test(word)) &&
    words.some((word) => /[a-z]-[a-z0-9[]/.test(word))
  );
};

/** Whether a word stands alone between two values of a template, as in `${found} of ${all}`. */
const hasLoneWord = (text: string): boolean => / 1\s+[a-z’']{2,}\s+1 /.test(` ${text} `);

/** Whether two words follow each other, the second in lower case, as in every sentence and most labels. */
const isSentence = (text: string): boolean =>
  /[A-Za-z’']{2,}[,:]? +[a-z’'(]{2,}/.test(text) && !isUtilityClasses(text);

const isWord = (text: string): boolean => /[A-Za-z]{2,}/.test(text);

const readTemplate = (node: ts.TemplateExpression): string =>
  [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' 1 ');

const isUnread = (node: ts.Node, source: ts.SourceFile): boolean =>
  (ts.isCallExpression(node) || ts.isNewExpression(node)) &&
  unreadCalls.test(node.expression.getText(source).replaceAll(/\s/g, ''));

/** The texts of one source file that a user might read. */
const findInFile = (file: string): FoundText[] => {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const found: FoundText[] = [];
  const add = (text: string) => found.push({ file, text: text.trim().replaceAll(/\s+/g, ' ') });
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || isUnread(node, source)) return;
    if (ts.isJsxText(node)) {
      if (isWord(node.text)) add(node.text);
      return;
    }
    if (ts.isJsxAttribute(node)) {
      const name = node.name.getText(source);
      const { initializer } = node;
      if (/[cC]lassName$/.test(name)) return;
      if (initializer && ts.isStringLiteral(initializer)) {
        if (readAttributes.test(name) ? isWord(initializer.text) : isSentence(initializer.text))
          add(initializer.text);
        return;
      }
    } else if (ts.isStringLiteralLike(node)) {
      if (isSentence(node.text)) add(node.text);
    } else if (
      ts.isTemplateExpression(node) &&
      (isSentence(readTemplate(node)) || hasLoneWord(readTemplate(node)))
    ) {
      add(readTemplate(node));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

/** Texts that a user might read, in the folders whose texts must all be in the copy. */
export const findSentences = (): FoundText[] =>
  execFileSync('git', ['ls-files', 'app', 'domain', 'functions'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('app/copy/'))
    .flatMap(findInFile);
