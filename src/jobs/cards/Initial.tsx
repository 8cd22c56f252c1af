import type { CSSProperties } from 'react';
import { foldText } from '@/shared/text/foldText';
import { firstLetter } from '@/shared/text/firstLetter';

type Props = { company: string };

/** The first letter of a company, in a colour that every card of the company has. */
export function Initial({ company }: Props) {
  const hue = { '--hue': hueOf(foldText(company)) };
  return (
    <span className="letter" aria-hidden style={hue as CSSProperties}>
      {firstLetter(company)}
    </span>
  );
}

/** Steps of 40 degrees: hues closer to each other look alike. */
function hueOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9001;
  return (sum % 9) * 40;
}
