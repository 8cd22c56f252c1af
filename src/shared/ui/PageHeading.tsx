import { useEffect, useRef } from 'react';
import styled, { css } from 'styled-components';
import { theme } from '@/shared/styles/theme';
import { visuallyHidden } from '@/shared/styles/visuallyHidden';

type Props = { title: string; documentTitle?: string; isVisuallyHidden?: boolean };

let lastPage: string | undefined;

/**
 * The h1 of a page. Names the document, and on arrival from another page takes focus at the
 * top, so that a screen reader hears where it is. The first page of a visit is left alone.
 */
export function PageHeading({ title, documentTitle = title, isVisuallyHidden = false }: Props) {
  const headingRef = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    document.title = `${documentTitle} · Jobtrail`;
  }, [documentTitle]);

  useEffect(() => {
    const isArrival = lastPage !== undefined && lastPage !== document.title;
    lastPage = document.title;
    if (!isArrival) return;
    document.documentElement.scrollTop = 0;
    headingRef.current?.focus({ preventScroll: true });
  }, []);

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

const Heading = styled.h1<{ $isName: boolean; $isVisuallyHidden: boolean }>`
  font-size: ${theme.font.size.lg};
  overflow-wrap: anywhere;
  text-transform: ${({ $isName }) => ($isName ? 'capitalize' : 'none')};

  ${({ $isVisuallyHidden }) =>
    $isVisuallyHidden &&
    css`
      ${visuallyHidden}
    `}
`;
