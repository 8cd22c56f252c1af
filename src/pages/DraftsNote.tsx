import styled from 'styled-components';
import { selectHasJobDrafts } from '@/features/jobForm/jobSlice';
import { selectLeftBy, selectProfileDraft } from '@/features/user/userSlice';
import { useAppSelector } from '@/shared/store/withTypes';
import { theme } from '@/shared/styles/theme';

/** Says, to whose session has ended by itself, that nothing of what was typed is lost. */
export function DraftsNote() {
  const leftBy = useAppSelector(selectLeftBy);
  const hasJobDrafts = useAppSelector(selectHasJobDrafts);
  const hasProfileDraft = Object.keys(useAppSelector(selectProfileDraft)).length > 0;
  if (leftBy === null || (!hasJobDrafts && !hasProfileDraft)) return null;
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
