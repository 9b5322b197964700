/** Headers of every response, errors included. */
export const securityHeaders = (options: {
  nonce: string;
  secure: boolean;
}): Record<string, string> => ({
  'content-security-policy': [
    "default-src 'self'",
    `script-src 'self' 'nonce-${options.nonce}'`,
    `style-src 'self' 'nonce-${options.nonce}'`,
    // React writes style attributes on the server; they cannot load or run anything.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // Still sends Origin on same-origin posts; `no-referrer` would break forms without JavaScript.
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  ...(options.secure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
});

/** Pages carry people's data: no cache keeps them. */
export const privatePage = 'no-store';
export const immutableAsset = 'public, max-age=31536000, immutable';
