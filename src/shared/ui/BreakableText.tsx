import { Fragment } from 'react';

type Props = { text: string };

/** A text whose words may be broken behind a slash, but for short ones as in '(m/w/d)'. */
export function BreakableText({ text }: Props) {
  return text.split(/(?<=\p{L}{3}\/)(?=\p{L}{2})/u).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
