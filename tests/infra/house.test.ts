import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '~/infra/local/build';

const repeat = (count: number, line: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => line(n)).join('\n');
/** A file whose twin differs from it only in the noun. It is long, because short files are not compared. */
const twin = (noun: string) => repeat(20, (n) => `export const ${noun}Total${n} = 'same ${n}';`);

const files: Record<string, string> = {
  'app/services/award/publish.ts': `import { pick } from '~/app/services/picks/pick';\nexport const publish = pick;`,
  'app/services/picks/pick.ts': `import type { publish } from '../award/publish';\nexport const pick = 1;\nexport type P = typeof publish;`,
  'app/services/mail/send.ts': `import { pick } from '~/app/services/picks/pick';\nexport const send = pick;`,
  'domain/jobs/list.ts': twin('job'),
  'domain/vacation/list.ts': twin('week'),
  'domain/jobs/long.ts': `export const long = () => {\n${repeat(79, () => '  void 0;')}\n};`,
  'domain/jobs/fine.ts': `export const fine = () => {\n${repeat(78, () => '  void 1;')}\n};`,
  'domain/jobs/bang.ts': 'export const bang = (text: string | null) => text!;',
  'domain/award/engine/bang.ts': 'export const bang = (text: string | null) => text!;',
  // The citation is split into parts, because otherwise it would be found in this test file too.
  'domain/jobs/cited.ts': `// As of ${'design'} 5.\nexport const cited = 1;`,
};

test('computes the figures of a small source tree', () => {
  const folder = mkdtempSync(join(tmpdir(), 'house-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(join(folder, dirname(path)), { recursive: true });
      writeFileSync(join(folder, path), `${text}\n`);
    }
    const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'ignore' });
    git('init');
    git('add', '.');
    const command = ['--import', 'tsx', 'infra/local/commands/house.ts', folder];
    const printed = execFileSync(process.execPath, command, { cwd: root, encoding: 'utf8' });
    const readFigure = (name: string) =>
      Number(
        printed
          .split('\n')
          .find((line) => line.startsWith(name))
          ?.slice(name.length),
      );
    expect({
      app: readFigure('Lines in app'),
      code: readFigure('Lines of code in app and domain'),
      small: readFigure('Files of 15 lines or fewer in app and domain'),
      standTwice: readFigure('Exported names that stand twice'),
      repeats: readFigure('Pairs of places that share six lines or more'),
      twins: readFigure('Pairs of twins'),
      circles: readFigure('Circles of folders'),
      backArrows: readFigure('Arrows between service folders that lead back'),
      bangs: readFigure('`!` in domain outside the engine'),
      longFunctions: readFigure('Functions of more than 80 lines'),
      citations: readFigure('Lines that cite a document outside the project'),
    }).toEqual({
      app: 7,
      code: 211,
      small: 6,
      standTwice: 1,
      repeats: 3,
      twins: 1,
      circles: 1,
      backArrows: 2,
      bangs: 1,
      longFunctions: 1,
      citations: 1,
    });
    expect(printed).toContain('domain/jobs/list.ts ~ domain/vacation/list.ts (1.00)');
    expect(printed).toContain('bang: domain/award/engine/bang.ts, domain/jobs/bang.ts');
    expect(printed).toContain('domain/jobs/long.ts (81 lines)');
    expect(printed).toContain('app/services/award -> app/services/picks');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
