import { FiX } from 'react-icons/fi';
import styled from 'styled-components';
import { selectQuery } from '@/jobs/reads/listSelectors';
import { chosenParts } from '@/jobs/address/listAddress';
import { useListQuery } from '@/jobs/address/ListQuery';
import { initialQuery } from '@/jobs/model/listQuery';
import { useAppSelector } from '@/shared/store/withTypes';
import { media } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';
import { Chip } from '@/shared/ui/Chip';

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
            <Chip data-chosen>
              <span>{words}</span>
              <FiX aria-hidden />
            </Chip>
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
    font-size: ${theme.font.size.xs};
    cursor: pointer;
  }
`;
