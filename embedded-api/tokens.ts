/** A session token: 256 random bits as 43 characters of base64url. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** The SHA-256 of a token in hex, the only form of it that is stored; undefined for no token. */
export async function hashToken(token: string | undefined): Promise<string | undefined> {
  if (token === undefined) return undefined;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return toHex(new Uint8Array(digest));
}

/** An opaque id of 24 hex digits, the first eight of them the time in seconds, like Mongo's. */
export function newId(now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000) % 2 ** 32;
  const random = crypto.getRandomValues(new Uint8Array(8));
  return seconds.toString(16).padStart(8, '0') + toHex(random);
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
