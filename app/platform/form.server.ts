import { data } from '@remix-run/node';
import type * as z from 'zod';
import type { AppError } from './error-messages/app-error';
import { messageOf } from './error-messages/message-of';

type FormFields = Record<string, FormDataEntryValue | FormDataEntryValue[]>;

/** The form's fields; a repeated name gives a list. A broken body is a 400. */
export const formFields = async (request: Request): Promise<FormFields> => {
  let form: FormData;
  try {
    form = await request.formData();
  } catch {
    throw badRequest();
  }
  const fields = Object.create(null) as FormFields;
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name);
    fields[name] = values.length === 1 ? (values[0] ?? '') : values;
  }
  return fields;
};

/** The request with its body read, if that is no larger; otherwise a 413. */
export const limitBody = async (request: Request, maxBytes: number): Promise<Request> => {
  const body = await request.arrayBuffer();
  if (body.byteLength > maxBytes)
    throw new Response('That is too much at once. Please send less text.', { status: 413 });
  return new Request(request.url, { method: request.method, headers: request.headers, body });
};

/** Parses a form whose fields only our own page can have left out or changed: a mismatch is a 400. */
export const parseForm = async <Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.infer<Schema>> => {
  const parsed = schema.safeParse(await formFields(request));
  if (!parsed.success) throw badRequest();
  return parsed.data;
};

const badRequest = (): Response =>
  new Response('This form is incomplete or damaged.', { status: 400 });

/** An expected failure as an answer: its status and the user's words. */
export const failure = (error: AppError) => {
  const { status, ...message } = messageOf(error);
  return data({ error: { code: error.code, ...message } }, { status });
};
