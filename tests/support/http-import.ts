import type { HttpClient } from './http';

const readText = (html: string): string =>
  html
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** The values of the hidden fields of a name. */
const readFields = (page: string, name: string): string[] =>
  Array.from(
    page.matchAll(/type="hidden" name="([^"]*)" value="([^"]*)"/g),
    ([, field, value = '']) => (field === name ? [readText(value)] : []),
  ).flat();

/** The value of a hidden field of a page. */
export const readField = (page: string, name: string): string => {
  const [value] = readFields(page, name);
  if (value === undefined) throw new Error(`The page has no field ${name}`);
  return value;
};

/** Confirms the import that a page previews. */
export const confirmImport = (
  client: HttpClient,
  path: string,
  page: string,
  mode: 'keep' | 'replace' = 'keep',
): Promise<Response> => {
  const form = new FormData();
  form.set('intent', 'confirm-import');
  form.set('mode', mode);
  for (const name of ['lines', 'header', 'basis']) form.set(name, readField(page, name));
  const [sheet] = readFields(page, 'sheet');
  if (sheet !== undefined) form.set('sheet', sheet);
  for (const name of ['column', 'word', 'meaning', 'off'])
    for (const value of readFields(page, name)) form.append(name, value);
  return client.upload(path, form);
};
