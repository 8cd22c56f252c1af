/** An answer that came, whatever its status. */
export type Answer = {
  status: number;
  /** The header. */
  retryAfter: string | null;
  text: string;
};

/** What is used of an answer of `fetch`. Rejects when its body does not come. */
export async function toAnswer(response: Response): Promise<Answer> {
  const { status, headers } = response;
  return { status, retryAfter: headers.get('Retry-After'), text: await response.text() };
}
