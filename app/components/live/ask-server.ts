/** What the server answers; null, and told, once the session is over: the guard leads to the login then. */
export const askServer = async (
  address: string,
  { signal, onSessionOver }: { signal: AbortSignal; onSessionOver: () => void },
): Promise<Response | null> => {
  const response = await fetch(address, { signal, redirect: 'manual' });
  if (response.type === 'opaqueredirect') {
    onSessionOver();
    return null;
  }
  if (!response.ok) throw new Error(await response.text());
  return response;
};
