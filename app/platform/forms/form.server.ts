import { data } from '@remix-run/node';
import type * as z from 'zod';
import { serverCopy } from '~/app/copy/copy';
import type { AppError } from '~/app/platform/error-messages/app-error';
import { getErrorMessage } from '~/app/platform/error-messages/get-error-message.server';
import type { BodyReader } from '~/app/platform/http/read-body.server';

/** The maximum number of distinct field names. The largest page sends a few dozen. */
const maxNames = 1_000;
/** The maximum number of values. Deleting rows repeats one name up to 5,000 times. */
const maxValues = 6_000;

/** The maximum size of a form in bytes. */
export interface FormLimits {
  readonly fields: number;
  /** For a form with a file. */
  readonly upload: number;
}
const kilobyte = 1024;
/** Small, because visitors who are not signed in type a few lines at most. */
export const visitorLimits: FormLimits = { fields: 64 * kilobyte, upload: 64 * kilobyte };
/**
 * Allows a paste of 256 KB, which URL encoding can triple, and a workbook of 2 MB with the overhead of its multipart
 * form.
 */
export const memberLimits: FormLimits = { fields: 1024 * kilobyte, upload: (2048 + 16) * kilobyte };

type FormFields = Record<string, FormDataEntryValue | FormDataEntryValue[]>;

/** The parts of a request that a form is read from. */
export interface Sent {
  readonly contentType: string;
  readonly readBody: BodyReader;
}

/** The form of one request. The body is read only once, however often the form is used. */
export interface SentForm {
  /** All fields; a repeated name gives a list. Throws a 400 for a damaged body and a 413 for one that is too large. */
  fields(): Promise<FormFields>;
  /** Throws a 400 if the form does not match, so the schema must accept everything that our own pages can send. */
  parse<Schema extends z.ZodType>(schema: Schema): Promise<z.infer<Schema>>;
}

export const openForm = (sent: Sent, limits: FormLimits): SentForm => {
  let reading: Promise<FormFields> | undefined;
  const fields = () => (reading ??= readFields(sent, limits));
  return {
    fields,
    parse: async (schema) => {
      const parsed = schema.safeParse(await fields());
      if (!parsed.success) throw badRequest();
      return parsed.data;
    },
  };
};

const readFields = async (
  { contentType, readBody }: Sent,
  limits: FormLimits,
): Promise<FormFields> => {
  const isUpload = contentType.startsWith('multipart/form-data');
  if (!isUpload && !contentType.startsWith('application/x-www-form-urlencoded')) throw badRequest();
  const body = await readBody(isUpload ? limits.upload : limits.fields);
  if (body === 'too-large') throw tooMuch();
  if (body === 'broken') throw badRequest();
  const separator = isUpload ? '\r\n--' : '&';
  if (countUpTo(body, separator, maxValues) >= maxValues) throw tooMuch();
  return isUpload
    ? collectFields(await parseMultipart(body, contentType))
    : collectFields(new URLSearchParams(body.toString('utf8')));
};

/** Counts how often `text` occurs in `bytes`, and stops at `most`. */
const countUpTo = (bytes: Buffer, text: string, max: number): number => {
  let count = 0;
  for (let at = bytes.indexOf(text); at >= 0 && count < max; at = bytes.indexOf(text, at + 1))
    count += 1;
  return count;
};

const parseMultipart = async (
  body: Buffer<ArrayBuffer>,
  contentType: string,
): Promise<FormData> => {
  try {
    return await new Response(body, { headers: { 'content-type': contentType } }).formData();
  } catch {
    throw badRequest();
  }
};

const collectFields = (entries: Iterable<[string, FormDataEntryValue]>): FormFields => {
  const fields = Object.create(null) as FormFields;
  let names = 0;
  for (const [name, value] of entries) {
    const before = fields[name];
    if (Array.isArray(before)) before.push(value);
    else if (before !== undefined) fields[name] = [before, value];
    else {
      names += 1;
      if (names > maxNames) throw tooMuch();
      fields[name] = value;
    }
  }
  return fields;
};

const badRequest = (): Response => new Response(serverCopy.forms.incomplete, { status: 400 });
const tooMuch = (): Response => new Response(serverCopy.forms.tooLarge, { status: 413 });

/** Turns an expected failure into a response with its status and message, and what else the page needs, such as what was typed. */
export const failureWith = <More extends object>(error: AppError, more: More) => {
  const { status, ...message } = getErrorMessage(error);
  return data({ error: { code: error.code, ...message }, ...more }, { status });
};

/** Turns an expected failure into a response with its status and message. */
export const failure = (error: AppError) => failureWith(error, {});
