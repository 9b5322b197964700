export interface ErrorMessage {
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 422 | 429;
  readonly title: string;
  readonly text: string;
  /** Everything that is wrong, where `text` names only the first few. */
  readonly details?: readonly string[];
}

/** HTTP status and text for each expected failure of `E`. */
export type ErrorMessages<E extends { readonly code: string }> = {
  readonly [Code in E['code']]: (error: Extract<E, { code: Code }>) => ErrorMessage;
};
