import { data } from '@remix-run/node';
import type * as z from 'zod';
import { messageOf, type AppError } from './error-messages';

/** The form's text fields; a repeated name gives a list. Files and broken bodies are a 400. */
export const formFields = async (request: Request): Promise<Record<string, string | string[]>> => {
  let form: FormData;
  try {
    form = await request.formData();
  } catch {
    throw badRequest();
  }
  const fields: Record<string, string | string[]> = Object.create(null) as Record<
    string,
    string | string[]
  >;
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name);
    if (!values.every((value) => typeof value === 'string')) throw badRequest();
    fields[name] = values.length === 1 ? (values[0] ?? '') : values;
  }
  return fields;
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
