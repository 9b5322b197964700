import type { BrowserContext, Page } from '@playwright/test';

/** A refused form is a 4xx on purpose, which the browser reports as a failed resource. */
const refusal = /Failed to load resource.*status of 4\d\d/;
/** What a script sees of a request that failed or was cut. */
const cutRequest = /^TypeError: Failed to fetch/;

/** Collects what the pages of a context report: errors in the console, and errors that nothing caught. */
export const collectComplaints = (context: BrowserContext) => {
  const complaints: string[] = [];
  const messages: string[] = [];
  let aborted = 0;
  const listen = (page: Page) => {
    const complain = (text: string) => {
      // The page ignores data requests that it aborts itself, but cannot while it is being left.
      if (!text.startsWith('AbortError')) complaints.push(text);
    };
    page.on('console', (message) => {
      messages.push(`${page.url()} ${message.type()}: ${message.text()}`);
      if (message.type() === 'error' && !refusal.test(message.text())) complain(message.text());
    });
    page.on('pageerror', (error) => {
      messages.push(`${page.url()} uncaught: ${error.stack ?? error.message}`);
      complain(String(error));
    });
    page.on('requestfailed', (request) => {
      const isCut = request.failure()?.errorText === 'net::ERR_ABORTED';
      if (isCut && request.resourceType() === 'fetch') aborted += 1;
    });
  };
  context.on('page', listen);
  return {
    complaints,
    /** Everything in the console, and what nothing caught. */
    messages,
    /** The complaints, without one for each data request that was cut because its page was left. */
    findReal: (): string[] => {
      let left = aborted;
      return complaints.filter((text) => !(cutRequest.test(text) && left-- > 0));
    },
  };
};
