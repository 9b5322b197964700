import { createCookieSessionStorage, redirect } from '@remix-run/node';
import * as z from 'zod';
import type { AppError } from '~/app/platform/error-messages/app-error';
import { getErrorMessage } from '~/app/platform/error-messages/get-error-message.server';
import { ok, type Result } from '~/domain/shared/result';

const toastSchema = z.object({
  title: z.string(),
  description: z.string().optional(),
  kind: z.enum(['success', 'error', 'warning', 'info']),
});
export type Toast = z.infer<typeof toastSchema>;

/** A message for the next page, in a signed cookie so that it also works without JavaScript. */
export interface Toasts {
  /** A `Set-Cookie` value. */
  leave(toast: Toast): Promise<string>;
  /** The message from the previous response, with the `Set-Cookie` value that removes it. */
  take(request: Request): Promise<{ toast: Toast; forget: string } | null>;
}

export const createToasts = (options: { secret: string; secure: boolean }): Toasts => {
  const storage = createCookieSessionStorage({
    cookie: {
      name: `${options.secure ? '__Host-' : ''}toast`,
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: options.secure,
      secrets: [options.secret],
      maxAge: 60,
    },
  });
  return {
    leave: async (toast) => {
      const session = await storage.getSession();
      session.set('toast', toast);
      return storage.commitSession(session);
    },
    take: async (request) => {
      const session = await storage.getSession(request.headers.get('cookie'));
      const parsed = toastSchema.safeParse(session.get('toast'));
      return parsed.success
        ? { toast: parsed.data, forget: await storage.destroySession(session) }
        : null;
    },
  };
};

/** Turns a success into a toast for the next page. A failure stays unchanged. */
export const describeSuccess = <T, E>(
  done: Result<T, E>,
  describe: (value: T) => readonly [title: string, description: string],
): Result<Toast, E> => {
  if (!done.ok) return done;
  const [title, description] = describe(done.value);
  return ok({ title, description, kind: 'success' });
};

/** Refuses a form that came from an outdated page: reloads the page and says why. */
export const readAnew = (
  context: Parameters<typeof redirectWithToast>[0],
  path: string,
  error: AppError,
): Promise<Response> => {
  const { title, text: description } = getErrorMessage(error);
  return redirectWithToast(context, path, { title, description, kind: 'error' });
};

/** Redirects with a 303 and leaves a toast for the target page. */
export const redirectWithToast = async (
  { context }: { context: { platform: { toasts: Toasts }; setCookie: (value: string) => void } },
  url: string,
  toast: Toast,
): Promise<Response> => {
  context.setCookie(await context.platform.toasts.leave(toast));
  return redirect(url, 303);
};

/** Redirects to the page that says in a toast what was done. */
export const redirectWithSuccess = (
  context: Parameters<typeof redirectWithToast>[0],
  url: string,
  title: string,
  description?: string,
): Promise<Response> =>
  redirectWithToast(context, url, {
    title,
    ...(description !== undefined && { description }),
    kind: 'success',
  });
