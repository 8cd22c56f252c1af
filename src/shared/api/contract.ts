/**
 * The shapes of the answers about users, and what all answers share. Servers differ, so a field that is
 * missing or of another type falls back by itself; only an answer without its core is refused as a whole.
 */
import * as v from 'valibot';
import { apiError, ApiFailure } from './apiError';
import { readableEmail } from './readableEmail';

/** A text, empty where the server sends none. */
export const text = v.fallback(v.string(), '');

const userSchema = v.object({
  name: v.pipe(v.string(), v.nonEmpty()),
  email: v.pipe(text, v.transform(readableEmail)),
  lastName: text,
  location: text,
});

export type User = v.InferOutput<typeof userSchema>;

const userAnswer = v.object({ user: userSchema });

/** The user of an answer, or null where the server sends none. */
export function findUser(answer: unknown): User | null {
  const result = v.safeParse(userAnswer, answer);
  return result.success ? result.output.user : null;
}

/** The answer as this schema reads it. Throws an 'unreadable' ApiFailure where it does not fit. */
export function parseAnswer<Schema extends v.GenericSchema>(schema: Schema, answer: unknown) {
  const result = v.safeParse(schema, answer);
  if (!result.success) throw new ApiFailure(apiError('unreadable'));
  return result.output;
}
