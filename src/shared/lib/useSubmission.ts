import { useEffect, useRef, useState } from 'react';
import { apiError, isSilent, toApiError, type ApiError } from '@/shared/api/apiError';
import { notifyError } from './notify';
import { findEmptyFields, focusFirstField } from './requiredFields';

type Outcome<Result> = { isDone: true; result: Result } | { isDone: false };

const notDone = { isDone: false } as const;

type Check<Name extends string> = {
  form: HTMLFormElement;
  required: readonly Name[];
  values: Readonly<Record<Name, string>>;
  message: string;
};

/**
 * What every form does with a submit. `isComplete` refuses empty required fields: a toast, a
 * sentence in the form and at each field, focus on the first. `send` waits for the write and keeps
 * a refusal of the server as `error`; once the screen is left, it shows nothing and is 'not done'.
 */
export function useSubmission<Name extends string>() {
  const [error, setError] = useState<ApiError | null>(null);
  const [fieldErrors, setFieldErrors] = useState<Partial<Record<Name, string>>>({});
  const hasLeft = useHasLeft();

  function isComplete({ form, required, values, message }: Check<Name>): boolean {
    const empty = findEmptyFields(required, values);
    const names = Object.keys(empty);
    setFieldErrors(empty);
    if (names.length === 0) return true;
    show(apiError('refused', message));
    focusFirstField(form, names);
    return false;
  }

  async function send<Result>(write: Promise<Result>): Promise<Outcome<Result>> {
    setError(null);
    try {
      const result = await write;
      return hasLeft.current ? notDone : { isDone: true, result };
    } catch (thrown) {
      const reason = toApiError(thrown);
      if (!hasLeft.current && !isSilent(reason)) show(reason);
      return notDone;
    }
  }

  function show(reason: ApiError) {
    notifyError(reason.message);
    setError(reason);
  }

  /** Forgets the error at one field as it changes; without a name all errors of the form. */
  function forgetErrors(name?: Name) {
    if (name === undefined) {
      setError(null);
      setFieldErrors({});
    } else {
      setFieldErrors((errors) => (name in errors ? { ...errors, [name]: '' } : errors));
    }
  }

  return { error, fieldErrors, isComplete, send, forgetErrors };
}

/** Whether the component is off the screen, for code that runs after waiting. */
function useHasLeft() {
  const hasLeft = useRef(false);
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
    };
  }, []);
  return hasLeft;
}
