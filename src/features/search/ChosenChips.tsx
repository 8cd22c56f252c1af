import { FiX } from 'react-icons/fi';
import styled from 'styled-components';
import { selectQuery } from '@/jobs/allJobsSlice';
import { chosenParts } from '@/jobs/address/listAddress';
import { useListQuery } from '@/jobs/address/ListQuery';
import { initialQuery } from '@/jobs/model/listQuery';
import { useAppSelector } from '@/shared/store/withTypes';
import { media } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';

/** What is chosen, on a phone, where its fields are folded; a press on one takes it away. */
export function ChosenChips() {
  const setQuery = useListQuery();
  const chosen = chosenParts(useAppSelector(selectQuery));
  if (chosen.length === 0) return null;
  return (
    <Chips aria-label="chosen">
      {chosen.map(({ field, words }) => (
        // Another choice is another chip.
        <li key={words}>
          <button
            type="button"
            aria-label={`remove ${words}`}
            onClick={() => setQuery({ [field]: initialQuery[field] })}
          >
            <span>{words}</span>
            <FiX aria-hidden />
          </button>
        </li>
      ))}
    </Chips>
  );
}

const Chips = styled.ul.attrs({ role: 'list' })`
  display: none;

  ${media.handheld} {
    display: flex;
    min-width: 0;
    max-width: 45%;
    flex: none;
    gap: ${theme.space(2)};
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scrollbar-width: none;
  }

  button {
    display: flex;
    min-width: ${theme.size.touch};
    min-height: ${theme.size.touch};
    align-items: center;
    padding: 0;
    border: 0;
    background: none;
    color: ${theme.color.accent};
    font-size: ${theme.font.size.xs};
    cursor: pointer;
  }

  /* As large as a finger, of which the looks are a part. */
  span {
    padding: ${theme.space(1)} ${theme.space(2)} ${theme.space(1)} ${theme.space(3)};
    border-radius: ${theme.radius.round} 0 0 ${theme.radius.round};
    background: ${theme.color.accentSoft};
    line-height: 20px;
    white-space: nowrap;
  }

  svg {
    width: 26px;
    height: 28px;
    padding: 6px 8px 6px 2px;
    border-radius: 0 ${theme.radius.round} ${theme.radius.round} 0;
    background: ${theme.color.accentSoft};
  }
`;
