import { Fragment } from 'react';

type Props = { text: string };

/** A text whose words may be broken behind a slash. */
export function BreakableText({ text }: Props) {
  return text.split(/(?<=\/)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
