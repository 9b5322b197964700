/** The refusals that a program may get. */
export type ApiStatus =
  | 400
  | 401
  | 403
  | 404
  | 405
  | 409
  | 411
  | 413
  | 414
  | 415
  | 422
  | 429
  | 431
  | 500
  | 503;

/** Those that any request may get, before it is known what it asks for. */
export const refusalsOfAll = [403, 404, 411, 414, 431, 500, 503] as const;
/** Those that any request with a token may get too. */
export const refusalsWithToken = [401, 422, 429] as const;
