import { use, useEffect, useRef, useState } from 'react';
import styled, { css } from 'styled-components';
import { ArrivalContext } from '@/shared/lib/arrivals';
import { media } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';
import { visuallyHidden } from '@/shared/styles/visuallyHidden';

type Props = { title: string; documentTitle?: string; isVisuallyHidden?: boolean | 'fromDesktop' };

/**
 * The h1 of a page. Names the document, and on arrival from another page takes focus at the
 * top, so that a screen reader hears where it is.
 */
export function PageHeading({ title, documentTitle = title, isVisuallyHidden = false }: Props) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const arrive = use(ArrivalContext);
  // A title that changes under somebody's hands is no arrival.
  const [firstTitle] = useState(title);

  useEffect(() => {
    document.title = `${documentTitle} · Jobtrail`;
  }, [documentTitle]);

  useEffect(() => {
    if (!arrive(firstTitle)) return;
    document.documentElement.scrollTop = 0;
    headingRef.current?.focus({ preventScroll: true });
  }, [arrive, firstTitle]);

  return (
    <Heading
      ref={headingRef}
      tabIndex={-1}
      $isName={title === title.toLowerCase()}
      $isVisuallyHidden={isVisuallyHidden}
    >
      {title}
    </Heading>
  );
}

const Heading = styled.h1<{ $isName: boolean; $isVisuallyHidden: boolean | 'fromDesktop' }>`
  font-size: ${theme.font.size.lg};
  overflow-wrap: anywhere;
  text-transform: ${({ $isName }) => ($isName ? 'capitalize' : 'none')};

  ${({ $isVisuallyHidden }) =>
    $isVisuallyHidden === true &&
    css`
      ${visuallyHidden}
    `}

  ${({ $isVisuallyHidden }) =>
    $isVisuallyHidden === 'fromDesktop' &&
    css`
      margin-bottom: ${theme.space(2)};

      ${media.desktop} {
        ${visuallyHidden}
      }
    `}
`;
