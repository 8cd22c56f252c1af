import { useCallback, useState, type MouseEvent } from 'react';
import styled from 'styled-components';
import { addressOf, paths } from '@/shared/config/paths';
import { useMediaQuery } from '@/shared/hooks/useMediaQuery';
import { media, screenOnly } from '@/shared/styles/media';
import { sentenceCase } from '@/shared/styles/sentenceCase';
import { theme } from '@/shared/styles/theme';
import { canShareTo } from '@/shared/install/installPrompt';
import { COARSE } from '@/shared/styles/media';
import { bookmarkletFor } from './bookmarkletAddress';

const BY_SHARING =
  'Share the page of a posting with the installed app, by the share menu of the browser.';
const BY_COPYING =
  'Copy the title or the address of a posting, and paste it on the page \'from a posting\'. To have this app at hand, open the share menu of the browser and choose "Add to Home Screen".';

/** How a posting is recorded from its page: by the share menu of a phone, on an iPhone by copying, else by a link for the bookmarks bar. */
export function Bookmarklet() {
  const isTouch = useMediaQuery(COARSE);
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
      {isTouch ? (
        <p>{canShareTo() ? BY_SHARING : BY_COPYING}</p>
      ) : (
        <>
          <p>
            Drag this link to the bookmarks bar, and press it on the page of a posting:{' '}
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
              'The link works in the bookmarks bar alone: drag it there, or bookmark it by its menu.'}
          </p>
        </>
      )}
      <p>
        The form opens with position, company and location filled in. Nothing is sent before you
        submit. The address of the posting is not kept. Where a site refuses the link, copy the
        title and paste it into the position.
      </p>
      {!isTouch && <p>On an Android phone, share the page with the installed app.</p>}
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${theme.space(3)};
  padding-top: ${theme.space(6)};
  border-top: 1px solid ${theme.color.border};

  ${screenOnly}

  > h2 {
    font-size: ${theme.font.size.md};
    ${sentenceCase}
  }

  > p {
    max-width: 640px;
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
  ${sentenceCase}

  ${media.touch} {
    min-height: ${theme.size.touch};
  }
`;
