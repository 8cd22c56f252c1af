import { useCallback, useState, type MouseEvent } from 'react';
import styled from 'styled-components';
import { addressOf, paths } from '@/shared/config/paths';
import { media } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';
import { bookmarkletFor } from './bookmarklet';

/** A link for the bookmarks bar, which records the posting of the page that is open. */
export function Bookmarklet() {
  const [isPressed, setIsPressed] = useState(false);
  // React refuses such links.
  const setHref = useCallback((link: HTMLAnchorElement | null) => {
    link?.setAttribute('href', bookmarkletFor(location.origin));
  }, []);

  const handlePress = (event: MouseEvent) => {
    event.preventDefault();
    setIsPressed(true);
  };

  return (
    <Section>
      <h2>record from job sites</h2>
      <p>
        Drag this link to the bookmarks bar:{' '}
        <BookmarkLink
          ref={setHref}
          href={addressOf(paths.addJob)}
          onClick={handlePress}
          onAuxClick={handlePress}
        >
          add to Jobtrail
        </BookmarkLink>
      </p>
      <p role="status">
        {isPressed &&
          'It works in the bookmarks bar alone: drag it there, or bookmark it by its menu. Then press it on the page of a posting.'}
      </p>
      <p>
        Pressed on the page of a posting, it opens the form for a new application, filled in with
        position, company and location. Nothing is sent before you submit it. The address of the
        posting has no field and is not kept. Where a site refuses it, copy the title and paste it
        into the position. On a phone, share the page with the installed app.
      </p>
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${theme.space(3)};
  max-width: 640px;
  padding-top: ${theme.space(6)};
  border-top: 1px solid ${theme.color.border};

  ${media.print} {
    display: none;
  }

  > h2 {
    font-size: ${theme.font.size.md};
    text-transform: capitalize;
  }

  > p {
    color: ${theme.color.textMuted};
    font-size: ${theme.font.size.xs};
  }
`;

const BookmarkLink = styled.a`
  display: inline-block;
  padding: ${theme.space(2)} ${theme.space(3)};
  border: 1px dashed ${theme.color.borderStrong};
  border-radius: ${theme.radius.md};
  color: ${theme.color.text};
  cursor: grab;

  ${media.touch} {
    min-height: ${theme.size.touch};
  }
`;
