import { rmSync } from 'node:fs';
import { Template } from 'aws-cdk-lib/assertions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestStack } from '~/tests/support/aws-stack';

interface Resource {
  Type: string;
  Properties: Record<string, unknown>;
}

let folder: string;
let template: Template;
beforeAll(() => {
  const made = createTestStack();
  folder = made.folder;
  template = Template.fromStack(made.stack);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a check on the template that other settings give. */
const withSettings = (settings: Record<string, string>, check: (chosen: Template) => void) => {
  const made = createTestStack(settings);
  check(Template.fromStack(made.stack));
  rmSync(made.folder, { recursive: true, force: true });
};

const findAll = (of: Template, type: string) =>
  Object.entries(of.findResources(type)) as [string, Resource][];

/** The functions' reserved concurrency, by name. */
const getReserved = (of: Template) =>
  Object.fromEntries(
    findAll(of, 'AWS::Lambda::Function').flatMap(([id, { Properties }]) => {
      const { ReservedConcurrentExecutions: reserved } = Properties;
      return reserved === undefined ? [] : [[id.replace(/Function[0-9A-F]{8}$/, ''), reserved]];
    }),
  );

test('pages and sweeps cannot take the calls of each other', () => {
  const sweeps = {
    ApplyCutoffs: 2,
    CloseDuePortals: 2,
    FinishWork: 2,
    RemindDrivers: 2,
    SendMail: 2,
  };
  const reserved = getReserved(template);
  expect(reserved).toEqual({ Web: 800, ...sweeps });
  // AWS refuses to leave less than 100 of an account's usual 1,000 unreserved.
  const sum = Object.values(reserved).reduce<number>((all, one) => all + Number(one), 0);
  expect(sum).toBeLessThanOrEqual(900);
  withSettings({ WEB_CONCURRENCY: '50' }, (chosen) =>
    expect(getReserved(chosen)).toEqual({ Web: 50, ...sweeps }),
  );
  withSettings({ WEB_CONCURRENCY: 'none' }, (chosen) => expect(getReserved(chosen)).toEqual({}));
  expect(() => createTestStack({ WEB_CONCURRENCY: '0' })).toThrow('WEB_CONCURRENCY: ');
});
