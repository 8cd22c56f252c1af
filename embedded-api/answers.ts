/** Headers of every answer, errors included. */
export const ANSWER_HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Type': 'application/json; charset=utf-8',
  'X-Content-Type-Options': 'nosniff',
} as const;

/** A refusal made outside the app, in the same form as its own. */
export function refusal(status: number, msg: string): Response {
  return Response.json({ msg }, { status, headers: ANSWER_HEADERS });
}
