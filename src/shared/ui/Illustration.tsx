import styled, { css } from 'styled-components';
import { addressOf } from '@/shared/config/paths';

type Props = {
  /** The name of its file in `public`, whose part `#dark` shows it in dark colours. */
  name: string;
  alt: string;
  width: number;
  height: number;
  className?: string;
};

/**
 * A drawing in the colours of the theme. Both shades stand in the page, of one file, and the style
 * sheet shows one of them: inside a picture, `prefers-color-scheme` knows no chosen theme.
 */
export function Illustration({ name, ...image }: Props) {
  const address = addressOf(`/${name}.svg`);
  return (
    <>
      <Light {...image} src={address} />
      <Dark {...image} src={`${address}#dark`} />
    </>
  );
}

/** Rules that hold where the dark theme is chosen, or is the system's and none is chosen. */
function inDark(rules: string) {
  return css`
    :root[data-theme='dark'] & {
      ${rules}
    }

    @media (prefers-color-scheme: dark) {
      :root:not([data-theme]) & {
        ${rules}
      }
    }
  `;
}

const Light = styled.img`
  ${inDark('display: none;')}
`;

const Dark = styled.img`
  display: none;

  ${inDark('display: block;')}
`;
