import type { Context } from 'hono';
import type { ApiEnv } from '../env.js';

/**
 * The address that limits are counted for. Of IPv6 its first 64 bits, since a client has all that
 * begin so (RFC 6177), but for an IPv4 address in that notation.
 */
export function clientAddress(c: Context<ApiEnv>): string {
  const address = bindings(c)?.clientAddress ?? 'unknown';
  const [, ipv4] = /^::ffff:([\d.]+)$/i.exec(address) ?? [];
  if (ipv4 !== undefined) return ipv4;
  return address.includes(':') ? networkOf(address) : address;
}

/** The first four of eight groups; '::' stands for as many zeros as are missing. */
function networkOf(address: string): string {
  const [front = [], back = []] = address
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: 8 - front.length - back.length }, () => '0');
  return [...front, ...zeros, ...back].slice(0, 4).join(':');
}

/** Whether the client's own connection is encrypted, so that its cookie may be Secure. */
export function isHttps(c: Context<ApiEnv>): boolean {
  return bindings(c)?.isHttps ?? new URL(c.req.url).protocol === 'https:';
}

/** Absent without a server. */
function bindings(c: Context<ApiEnv>): ApiEnv['Bindings'] | undefined {
  return c.env;
}
