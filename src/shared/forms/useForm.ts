import { useEffect, useId, useRef, useState, type ChangeEvent, type SubmitEvent } from 'react';
import { isSilent, toApiError, type ApiError } from '@/shared/api/apiError';
import { dismissErrorsOf, notifyError, type Offer } from '@/shared/notify/notify';
import { EMPTY_FORM, findEmptyFields, focusFirstField } from './requiredFields';
import { submitByKey } from '@/shared/keys/submitByKey';
import { useCooldown } from '@/shared/keys/usePressCooldown';

type Options<Name extends string> = {
  /** What the fields show. */
  values: Readonly<Record<Name, string>>;
  onType: (name: Name, value: string) => void;
  required: readonly Name[];
  /** What is said when a required field is empty, in other words than elsewhere. */
  emptyMessage?: string;
  /** Whether it comes in the place of another form, whose second press it ignores. */
  isNew?: boolean;
  /** Whether it waits for what was sent before it was opened, or by another button. */
  isBusy?: boolean;
  /** Whether the error of the last submit no longer holds, so that its toast goes. */
  isErrorOver?: boolean;
  /** What keeps complete values from being sent, as sentences at their fields. */
  check?: (values: Readonly<Record<Name, string>>) => Partial<Record<string, string>>;
  /** Sends these values, which have all that is needed. Until it resolves, no further press counts. */
  onSubmit: (values: Record<Name, string>) => unknown;
};

/** The props of one input. */
type FieldProps = {
  name: string;
  value: string;
  error: string | undefined;
  isRequired: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;
};

/**
 * What every form does: `field` connects an input, and `formProps` the form, which Ctrl or Cmd with Enter
 * submits from any field. A submit refuses empty required fields with a toast, and what `check` finds; each
 * field says what is wrong, and the first has the focus. While one is under way, others do nothing. `finish`
 * waits for a write; a refusal of the server becomes the `error` and a toast, and keeps the form.
 */
export function useForm<Name extends string>(options: Options<Name>) {
  const { values, onType, required, check = () => ({}), onSubmit } = options;
  const { emptyMessage = EMPTY_FORM, isNew = false, isBusy = false, isErrorOver = false } = options;
  const [error, setError] = useState<ApiError | null>(null);
  const [fieldErrors, setFieldErrors] = useState<Record<string, string | undefined>>({});
  /** Counts the forms that it has been: another one after 'clear', none when it is unmounted. */
  const generation = useRef(0);
  /** Which of them is being sent. */
  const sending = useRef<number | null>(null);
  // After a success or a 'clear' the form is another one, until something is typed.
  const { isCoolingDown, startCooldown, endCooldown } = useCooldown({ isNew });
  const action = useId();
  useEffect(
    () => () => {
      generation.current += 1;
    },
    [],
  );
  useEffect(() => {
    if (isErrorOver) dismissErrorsOf(action);
  }, [isErrorOver, action]);

  function field(name: Name): FieldProps {
    return {
      name,
      value: values[name],
      error: fieldErrors[name],
      isRequired: required.includes(name),
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
        endCooldown();
        onType(name, target.value);
        setFieldErrors((errors) => ({ ...errors, [name]: undefined }));
      },
    };
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy || sending.current === generation.current || isCoolingDown()) return;
    const shown = readFields(event.currentTarget, values);
    const empty = findEmptyFields(required, shown);
    const isEmpty = Object.keys(empty).length > 0;
    const found = isEmpty ? empty : check(shown);
    for (const name of Object.keys(values) as Name[])
      if (shown[name] !== values[name]) onType(name, shown[name]);
    const names = Object.keys(found);
    setFieldErrors(found);
    if (isEmpty) notifyError(emptyMessage, action);
    else dismissErrorsOf(action);
    if (names.length === 0) {
      void send(shown);
    } else {
      setError(null);
      focusFirstField(event.currentTarget, names);
    }
  }

  async function send(shown: Record<Name, string>) {
    const mine = generation.current;
    sending.current = mine;
    try {
      await onSubmit(shown);
    } finally {
      if (sending.current === mine) sending.current = null;
    }
  }

  /**
   * Resolves with the result of the write, and whether the form has become another one meanwhile, or is
   * unmounted. Resolves with null where nothing was written, after a failure, and where another page is open,
   * which hears of neither. The toast of a failure has these offers.
   */
  async function finish<Result>(write: Promise<Result | null>, findOffers?: () => Offer[]) {
    const before = generation.current;
    const { pathname } = location;
    const isForgotten = () => generation.current !== before;
    setError(null);
    try {
      const result = await write;
      if (result === null) return null;
      dismissErrorsOf(action);
      startCooldown();
      if (location.pathname !== pathname) return null;
      return { result, isForgotten: isForgotten() };
    } catch (thrown) {
      const reason = toApiError(thrown);
      if (location.pathname !== pathname || isSilent(reason)) return null;
      notifyError(reason.message, action, { offers: findOffers?.() ?? [] });
      if (!isForgotten()) setError(reason);
      return null;
    }
  }

  /** The form shows another record: errors, including those of a pending write, are dropped. */
  function forgetErrors() {
    generation.current += 1;
    startCooldown();
    setError(null);
    setFieldErrors({});
  }

  const formProps = { noValidate: true, onSubmit: submit, onKeyDown: submitByKey };
  return { field, formProps, finish, error, forgetErrors, isCoolingDown, startCooldown };
}

/** What the fields of a form show: a password manager may have filled them without an event. */
function readFields<Values extends Record<string, string>>(
  form: HTMLFormElement,
  values: Readonly<Values>,
): Values {
  const shown = new FormData(form);
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const text = shown.get(name);
      return [name, typeof text === 'string' ? text : value];
    }),
  ) as Values;
}
