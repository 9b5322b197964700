import { serverCopy } from '~/app/copy/copy';
import { noteRetryAfter } from '~/app/platform/log/request-trace.server';
import type { AppError, ErrorCode, ErrorOf } from './app-error';
import { errorStatuses, type ErrorStatus } from './error-statuses';
import { errorValues, listDetails } from './error-values.server';

export interface ErrorMessage {
  readonly status: ErrorStatus;
  readonly title: string;
  readonly text: string;
  /** Everything that is wrong, where `text` names only the first few. */
  readonly details?: readonly string[];
}

type Text<Values> = string | ((values: Values) => string);

/** What the text of an error gets: the error, or what is computed from it. */
type ValuesOf<Code extends ErrorCode> = Code extends keyof typeof errorValues
  ? ReturnType<(typeof errorValues)[Code]>
  : ErrorOf<Code>;

type Themes = typeof serverCopy.errors;
type KeyOf<Theme> = Theme extends unknown ? keyof Theme : never;
/** Every code that has a text. */
type TextCode = Exclude<KeyOf<Themes[keyof Themes]>, 'title' | `${string}.title`>;

type TextOf<Code> = Code extends ErrorCode ? Text<ValuesOf<Code>> : never;
type TextAt<Key> = Key extends 'title'
  ? string
  : TextOf<Key extends `${infer Code}.title` ? Code : Key>;

/** Does not compile if a text has no error, or takes what its error does not have. */
const readThemes = (): {
  readonly [Name in keyof Themes]: { readonly [Key in keyof Themes[Name]]: TextAt<Key> };
} => serverCopy.errors;

/** A theme as it is read, of which the compiler has checked each text. */
type Theme = { readonly title?: string } & Readonly<Record<ErrorCode, Text<never>>> &
  Readonly<Partial<Record<`${ErrorCode}.title`, Text<never>>>>;

/** Does not compile if an error has no text. */
const findTheme = (code: TextCode): Theme => {
  const found = Object.values<object>(readThemes()).find((theme): theme is Theme => code in theme);
  if (!found) throw new Error(`The error ${code} has no text.`);
  return found;
};

/** That the function takes these values was checked above, by code. */
const call = <Result>(take: (values: never) => Result, values: object): Result =>
  (take as (values: object) => Result)(values);

const computed: Partial<Record<ErrorCode, (error: never) => object>> = errorValues;

/** Also records the error's wait time, so that the response gets a `retry-after` header. */
export const getErrorMessage = (error: AppError): ErrorMessage => {
  if ('retryAfterSeconds' in error) noteRetryAfter(error.retryAfterSeconds);
  const { code } = error;
  const theme = findTheme(code);
  const compute = computed[code];
  const values = compute ? call(compute, error) : error;
  const write = (text: Text<never>) => (typeof text === 'string' ? text : call(text, values));
  const details = listDetails(error);
  return {
    status: errorStatuses[code],
    title: write(theme[`${code}.title`] ?? theme.title ?? serverCopy.common.nothingWasChanged),
    text: write(theme[code]),
    ...(details && { details }),
  };
};
