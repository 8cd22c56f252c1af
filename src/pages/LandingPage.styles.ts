import styled from 'styled-components';
import { media } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';
import { Illustration } from '@/shared/ui/Illustration';

export const Page = styled.div`
  max-width: 1120px;
  margin: 0 auto;
  padding: 0 ${theme.space(4)} ${theme.space(12)};

  ${media.tablet} {
    padding-inline: ${theme.space(8)};
  }
`;

export const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space(2)};
  padding: calc(${theme.space(4)} + env(safe-area-inset-top)) 0 ${theme.space(4)};
`;

export const Hero = styled.div`
  display: grid;
  align-items: center;
  gap: ${theme.space(8)};
  padding: ${theme.space(6)} 0;

  ${media.desktop} {
    min-height: 60svh;
    grid-template-columns: 1fr 1fr;
    gap: ${theme.space(12)};
  }
`;

export const Pitch = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space(5)};

  h1 {
    /* With larger text its longest word still fits a line. */
    font-size: clamp(min(${theme.font.size.xl}, 11vw), 6vw, ${theme.font.size.xxl});
    line-height: 1.1;
  }

  p {
    max-width: 52ch;
    color: ${theme.color.textMuted};
    font-size: ${theme.font.size.md};
  }

  small {
    color: ${theme.color.textMuted};
  }
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space(3)};
`;

export const Picture = styled(Illustration)`
  width: min(100%, 560px);
  justify-self: center;
`;

export const Points = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${theme.space(8)};
  padding-top: ${theme.space(8)};
  border-top: 1px solid ${theme.color.border};

  ${media.tablet} {
    grid-template-columns: repeat(3, 1fr);
  }

  li {
    display: grid;
    align-content: start;
    gap: ${theme.space(2)};
  }

  svg {
    color: ${theme.color.accent};
  }

  h2 {
    font-size: ${theme.font.size.md};
  }

  p {
    color: ${theme.color.textMuted};
  }
`;
