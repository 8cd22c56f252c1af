/**
 * Every source the app needs, and nothing else. The hash is that of the empty string: the one
 * inline style sheet is styled-components' own, which it creates empty and fills by script.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "img-src 'self' data:",
  "connect-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "form-action 'self'",
];

/** The policy for a document to bring along: browsers take `frame-ancestors` from a header alone. */
export const META_POLICY = POLICY.join('; ');

/** The headers of every answer of the site; `vite preview` sends them, hosts have files beside this one. */
export const SECURITY_HEADERS = {
  'Content-Security-Policy': [...POLICY, "frame-ancestors 'none'"].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};
