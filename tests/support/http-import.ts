import type { HttpClient } from './http';

/** The value of a hidden field of a page. */
export const readField = (page: string, name: string): string => {
  const value = new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1];
  if (value === undefined) throw new Error(`The page has no field ${name}`);
  return value
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
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
  for (const name of ['lines', 'basis']) form.set(name, readField(page, name));
  for (const [, field = ''] of page.matchAll(/type="hidden" name="column" value="([^"]*)"/g))
    form.append('column', field);
  return client.upload(path, form);
};
