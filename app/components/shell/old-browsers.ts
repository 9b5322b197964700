/** What the lowest browsers (README.md) lack and our scripts use. Copies of the standard for what we pass to them. */
const lacking = {
  array: {
    toSorted<T>(this: readonly T[], compare?: (a: T, b: T) => number): T[] {
      return [...this].sort(compare);
    },
    toReversed<T>(this: readonly T[]): T[] {
      return [...this].reverse();
    },
    toSpliced<T>(this: readonly T[], ...change: [start: number, count?: number, ...added: T[]]) {
      const copy = [...this];
      (copy.splice as (...given: unknown[]) => void)(...change);
      return copy;
    },
    with<T>(this: readonly T[], index: number, value: T): T[] {
      const copy = [...this];
      copy[index < 0 ? copy.length + index : index] = value;
      return copy;
    },
  },
  signal: {
    timeout(ms: number): AbortSignal {
      const aborted = new AbortController();
      setTimeout(() => aborted.abort(new DOMException('', 'TimeoutError')), ms);
      return aborted.signal;
    },
  },
  response: {
    json(body: unknown, init?: ResponseInit): Response {
      const headers = { 'content-type': 'application/json' };
      return new Response(JSON.stringify(body), { ...init, headers });
    },
  },
};

const fillIn = (owner: object, methods: object): void => {
  for (const [name, value] of Object.entries(methods))
    if (!(name in owner))
      Object.defineProperty(owner, name, { value, configurable: true, writable: true });
};

type BuiltIns = Pick<typeof globalThis, 'Array' | 'AbortSignal' | 'Response'>;

/** Adds what a browser lacks. Nothing is replaced. */
export const fillInBuiltIns = ({ Array, AbortSignal, Response }: BuiltIns): void => {
  fillIn(Array.prototype, lacking.array);
  fillIn(AbortSignal, lacking.signal);
  fillIn(Response, lacking.response);
};

// At once, because pages use them from their first line on.
fillInBuiltIns(globalThis);

/**
 * Whether a browser is older than the lowest ones: `findLast` came with Chrome 97, Safari 15.4 and Firefox 104, cascade
 * layers with Chrome 99.
 */
export const isOldBrowser = (): boolean =>
  !('findLast' in Array.prototype && 'CSSLayerBlockRule' in window);
