/**
 * What the server answers to a page that asks by itself; null, and told, once the session is over or somebody
 * else's: the guard leads elsewhere then.
 */
export const askServer = async (
  address: string,
  {
    signal,
    pageKey,
    onSessionOver,
  }: { signal: AbortSignal; pageKey: string | undefined; onSessionOver: () => void },
): Promise<Response | null> => {
  const headers = pageKey === undefined ? {} : { 'page-key': pageKey };
  const response = await fetch(address, { signal, headers, redirect: 'manual' });
  if (response.type === 'opaqueredirect') {
    onSessionOver();
    return null;
  }
  if (!response.ok) throw new Error(await response.text());
  return response;
};
