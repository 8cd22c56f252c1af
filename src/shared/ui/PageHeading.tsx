import { use, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { trackFocus } from '@/shared/focus/focus';
import { PageChangeContext } from '@/shared/navigation/pageChanges';
import { media } from '@/shared/styles/media';
import { sentenceCase } from '@/shared/styles/sentenceCase';
import { theme } from '@/shared/styles/theme';
import { visuallyHidden } from '@/shared/styles/visuallyHidden';

type Props = {
  title: string;
  documentTitle?: string;
  isVisuallyHidden?: boolean | 'whereNavigationShows';
  /** Whether something on the page is to have the focus. */
  leavesFocus?: boolean;
};

/**
 * The h1 of a page; 'whereNavigationShows' hides it where the current navigation link is visible. Sets
 * the document's title. After a page change it scrolls to the top and takes the focus, so that a screen
 * reader announces it, unless it `leavesFocus` to something else.
 */
export function PageHeading({
  title,
  documentTitle = title,
  isVisuallyHidden = false,
  leavesFocus = false,
}: Props) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const isPageChange = use(PageChangeContext);
  // A later title of the same page is no page change.
  const [firstTitle] = useState(title);

  useEffect(() => {
    document.title = `${documentTitle} · Jobtrail`;
  }, [documentTitle]);

  useEffect(() => {
    if (!isPageChange(firstTitle)) return;
    const isFocusUnmoved = trackFocus();
    // Scrolling needs a layout, which here would be one more than the frame's own.
    requestAnimationFrame(() => {
      document.documentElement.scrollTop = 0;
      if (leavesFocus) return;
      // After the paint, which a focus would delay by another layout.
      setTimeout(() => {
        if (isFocusUnmoved()) headingRef.current?.focus({ preventScroll: true });
      });
    });
  }, [isPageChange, leavesFocus, firstTitle]);

  return (
    <Heading ref={headingRef} tabIndex={-1} data-hidden={isVisuallyHidden}>
      {title}
    </Heading>
  );
}

const Heading = styled.h1`
  font-size: ${theme.font.size.lg};
  overflow-wrap: anywhere;
  ${sentenceCase}

  &[data-hidden='true'] {
    ${visuallyHidden}
  }

  &[data-hidden='whereNavigationShows'] {
    margin-bottom: ${theme.space(2)};

    ${media.handheld} {
      ${visuallyHidden}
    }

    ${media.desktop} {
      ${visuallyHidden}
    }
  }
`;
