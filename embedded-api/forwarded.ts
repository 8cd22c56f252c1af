import type { IncomingHttpHeaders } from 'node:http';
import type { ApiEnv } from './env.js';

type Incoming = { headers: IncomingHttpHeaders; socket: { remoteAddress?: string | undefined } };

/**
 * Who sent a request, by the socket; or, behind `trustedProxies` proxies, by what the outermost of
 * them added to X-Forwarded-For and X-Forwarded-Proto. What stands before it anybody could write.
 */
export function clientOf(
  { headers, socket }: Incoming,
  trustedProxies: number,
): ApiEnv['Bindings'] {
  const seenBy = (name: string) => outermost(headers[name], trustedProxies);
  const clientAddress = seenBy('x-forwarded-for') ?? socket.remoteAddress ?? 'unknown';
  const protocol = seenBy('x-forwarded-proto');
  return { clientAddress, ...(protocol !== undefined && { isHttps: protocol === 'https' }) };
}

function outermost(header: string | string[] | undefined, proxies: number): string | undefined {
  if (header === undefined || proxies === 0) return undefined;
  const entries = String(header).split(',');
  return (entries.at(-proxies) ?? entries[0])?.trim();
}
