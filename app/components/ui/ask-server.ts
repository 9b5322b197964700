/**
 * Sends a request that a page makes in the background. If the session has ended or now belongs to someone else, the
 * guard answers with a redirect; in that case this function calls `onSessionOver` and returns null.
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
