import styled from 'styled-components';
import { selectIsTextKept } from '@/shared/store/keptTexts';
import { useAppSelector } from '@/shared/store/withTypes';
import { theme } from '@/shared/styles/theme';
import { selectUser } from './userSlice';

/** Says, to whose session has ended by itself, that nothing of what was typed is lost. */
export function KeptNote() {
  const isTextKept = useAppSelector(selectIsTextKept);
  const user = useAppSelector(selectUser);
  if (!isTextKept || user !== null) return null;
  return <Note>What you typed is kept in this tab until you log in again.</Note>;
}

const Note = styled.p`
  && {
    padding: ${theme.space(2)} ${theme.space(3)};
    border-radius: ${theme.radius.md};
    background: ${theme.color.accentSoft};
    color: ${theme.color.text};
    font-size: ${theme.font.size.sm};
  }
`;
