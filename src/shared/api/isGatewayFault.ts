/** Whether this is the status of a proxy that does not reach the server, or of a server that is not ready. */
export function isGatewayFault(status: number): boolean {
  return status >= 502 && status <= 504;
}
