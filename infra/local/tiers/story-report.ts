/** The part of Playwright's JSON report that is read. It also lists stories that did not run. */
export interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
  };
  /** The errors outside a test. */
  readonly errors: readonly { readonly message?: string }[];
  readonly suites: readonly Suite[];
}

/** A file, or a group of stories in it. */
export interface Suite {
  readonly title: string;
  readonly suites?: readonly Suite[];
  readonly specs?: readonly Spec[];
}

interface Spec {
  readonly file: string;
  readonly line: number;
  readonly title: string;
  readonly tags: readonly string[];
  readonly tests: readonly {
    readonly projectName: string;
    readonly status: string;
    readonly annotations: readonly { readonly type: string; readonly description?: string }[];
    readonly results: readonly {
      readonly error?: { readonly message?: string };
      readonly attachments?: readonly { readonly path?: string }[];
    }[];
  }[];
}

/** A story with its key: file and titles, joined as in a list of tests for Playwright. */
export interface KeyedSpec {
  readonly key: string;
  readonly spec: Spec;
}

const flatten = (suite: Suite, above: readonly string[]): KeyedSpec[] => {
  const titles = [...above, suite.title];
  return [
    ...(suite.specs ?? []).map((spec) => ({ key: [...titles, spec.title].join(' › '), spec })),
    ...(suite.suites ?? []).flatMap((inner) => flatten(inner, titles)),
  ];
};

/** All stories of a report. */
export const listSpecs = ({ suites }: PlaywrightReport): KeyedSpec[] =>
  suites.flatMap((suite) => flatten(suite, []));
