/** A session token: 256 random bits as 43 characters of base64url. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** An opaque id of 24 hex digits, the first eight of them the time in seconds, like Mongo's. */
export function newId(now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000) % 2 ** 32;
  const random = crypto.getRandomValues(new Uint8Array(8));
  const digits = Array.from(random, (byte) => byte.toString(16).padStart(2, '0'));
  return seconds.toString(16).padStart(8, '0') + digits.join('');
}
