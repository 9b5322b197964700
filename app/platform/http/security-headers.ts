/** Headers of every response, including errors. */
export const securityHeaders = (options: {
  nonce: string;
  secure: boolean;
}): Record<string, string> => ({
  'content-security-policy': [
    "default-src 'self'",
    `script-src 'self' 'nonce-${options.nonce}'`,
    `style-src 'self' 'nonce-${options.nonce}'`,
    // React renders style attributes on the server, and they cannot run scripts.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // Posts from our own pages need the Origin header; `no-referrer` would remove it and break forms without JavaScript.
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  ...(options.secure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
});

/** Of a file that companies upload: were it taken for a page, it could load and run nothing. */
export const uploadedFilePolicy = "default-src 'none'; frame-ancestors 'none'";

/** Pages contain personal data, so no cache may keep them. */
export const privatePage = 'no-store';
/** Only the one who asked may keep the file, and must ask each time whether it is still the same. */
export const privateFile = 'private, no-cache';
export const immutableAsset = 'public, max-age=31536000, immutable';
