import styled from 'styled-components';
import { oneLine } from '@/shared/styles/clampLines';
import { controlStyle } from '@/shared/styles/controlStyle';
import { media } from '@/shared/styles/media';
import { sentenceCase } from '@/shared/styles/sentenceCase';
import { theme } from '@/shared/styles/theme';
import { BareDialog } from '@/shared/ui/ModalDialog';
import { centered } from '@/shared/ui/ModalDialog.styles';

export const Sheet = styled(BareDialog)`
  ${centered}
  width: min(560px, 100% - ${theme.space(8)});
  margin-top: min(12vh, 100px);
  overflow: hidden;

  ${media.phone} {
    width: 100%;
    margin-top: 0;
    border-width: 0 0 1px;
    border-radius: 0;
  }
`;

export const Input = styled.input`
  ${controlStyle}
  display: block;
  width: calc(100% - ${theme.space(6)});
  margin: ${theme.space(3)};

  &::placeholder {
    color: ${theme.color.textMuted};
    opacity: 1;
  }
`;

export const List = styled.div`
  max-height: min(400px, 60vh);
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 0 ${theme.space(2)};
`;

export const Title = styled.div`
  padding: ${theme.space(2)} ${theme.space(2)} ${theme.space(1)};
  color: ${theme.color.textMuted};
  font-size: ${theme.font.size.xs};

  ${sentenceCase}
`;

export const Option = styled.div`
  display: flex;
  min-height: 36px;
  align-items: center;
  gap: ${theme.space(3)};
  padding: ${theme.space(1)} ${theme.space(2)};
  border-radius: ${theme.radius.md};
  /* The heading above the first one. */
  scroll-margin-top: ${theme.space(8)};
  cursor: pointer;

  > :not(:first-child) {
    font-size: ${theme.font.size.xs};
  }

  ${media.hover} {
    &:hover {
      background: ${theme.color.surfaceHover};
    }
  }

  &[aria-selected='true'] {
    background: ${theme.color.accentSoft};
  }

  ${media.touch} {
    min-height: ${theme.size.touch};
  }

  ${media.phone} {
    flex-wrap: wrap;
    gap: 0 ${theme.space(3)};
  }

  ${media.forcedColors} {
    &[aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }

  > :last-child:not(:first-child) {
    margin-left: auto;
  }
`;

type Written = { $isWritten: boolean | undefined };

export const Name = styled.span<Written>`
  ${oneLine}
  ${({ $isWritten }) => !$isWritten && sentenceCase}
`;

export const Note = styled.span<Written>`
  ${oneLine}
  ${({ $isWritten }) => !$isWritten && sentenceCase}
  color: ${theme.color.textMuted};

  ${media.tablet} {
    max-width: 60%;
    flex: none;
  }

  ${media.phone} {
    width: 100%;
  }
`;

export const Foot = styled.p`
  display: flex;
  min-height: ${theme.space(9)};
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space(3)};
  padding: ${theme.space(1)} ${theme.space(4)};
  color: ${theme.color.textMuted};
  font-size: ${theme.font.size.xs};

  /* A finger has no Enter at hand; where nothing is told the list has the room. */
  ${media.touch} {
    min-height: 0;
    padding-block: 0;

    > :not(:empty) {
      padding-block: ${theme.space(2)};
    }

    > :last-child {
      display: none;
    }
  }
`;
