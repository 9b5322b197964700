import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseSettings, type Settings } from '~/infra/aws/settings';
import { root } from './build';
import { readJson } from './read-json';

const environmentFolder = join(root, 'infra', 'aws', 'environments');

/** An installation of the product on AWS, described by one file. */
export interface Environment {
  readonly name: string;
  readonly settings: Settings;
}

/** The names of the environments that have a file. */
export const listEnvironments = (folder = environmentFolder): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => basename(file, '.json'))
    .sort();

/** Finds the file of an environment. Without a name, there must be exactly one file. */
const findFile = (given: string | undefined, folder: string): string => {
  if (given?.endsWith('.json')) return given;
  const names = listEnvironments(folder);
  const name = given ?? (names.length === 1 ? names[0] : undefined);
  if (name === undefined)
    throw new Error(`Name an environment: ${names.join(', ') || `there is none in ${folder}`}.`);
  if (!names.includes(name))
    throw new Error(`There is no environment '${name}', only: ${names.join(', ')}.`);
  return join(folder, `${name}.json`);
};

/**
 * Reads an environment, by its name or by the path of its file. Its settings come from that file alone:
 * variables of the shell would be missing in the next one.
 */
export const readEnvironment = (given?: string, folder = environmentFolder): Environment => {
  const file = findFile(given, folder);
  const json = readJson(file);
  if (!json.ok) throw new Error(json.error);
  const name = basename(file, '.json');
  const STACK_NAME = `job-selection-${name}`;
  try {
    return { name, settings: parseSettings({ STACK_NAME, ...(json.value as object) }) };
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`);
  }
};
