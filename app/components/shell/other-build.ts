/** The path and query of the page whose data a URL asks for. */
export const toPagePath = ({ pathname, searchParams }: URL): string => {
  const query = new URLSearchParams(searchParams);
  query.delete('_routes');
  const path = pathname === '/_root.data' ? '/' : pathname.replace(/\.data$/, '');
  return [path, String(query)].filter(Boolean).join('?');
};

/** Opens the page as a document. Unsaved changes that are in the URL of the open page stay. */
const openInFull = (page: string): void => {
  const { pathname, search } = window.location;
  const keepsDraft = page.split('?')[0] === pathname && new URLSearchParams(search).has('draft');
  if (!keepsDraft) {
    window.location.assign(page);
    return;
  }
  // The browser need not ask about changes that come back.
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), {
    capture: true,
    once: true,
  });
  window.location.reload();
};

/**
 * Says with each request for a page's data of which build the open page is. A server of another build does not answer it,
 * because these scripts might misread its data, and the page is opened in full. Forms are always answered.
 */
export const nameBuild = (): void => {
  const ask = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const isForData = input instanceof URL && input.pathname.endsWith('.data');
    if (!isForData || (init?.method ?? 'GET') !== 'GET') return ask(input, init);
    const headers = new Headers(init?.headers);
    headers.set('build', window.__remixManifest.version);
    const answer = await ask(input, { ...init, headers });
    if (!answer.headers.has('other-build')) return answer;
    openInFull(toPagePath(input));
    // Whoever waits for the data goes with the document.
    return new Promise<never>(() => undefined);
  };
};
