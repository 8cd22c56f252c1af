import { useRef, useState, type ReactNode } from 'react';
import { FiPlus } from 'react-icons/fi';
import styled from 'styled-components';
import { isTyped, selectDraft } from '@/features/jobForm/jobSlice';
import { ownPlace } from '@/features/user/ownPlace';
import { selectUser } from '@/features/user/userSlice';
import { lazyPart } from '@/shared/loading/lazyPart';
import { userKey } from '@/shared/storage/userKey';
import { useAppSelector } from '@/shared/store/withTypes';
import { visuallyHidden } from '@/shared/styles/visuallyHidden';
import { PartBoundary } from '@/shared/ui/PartBoundary';
import { ToggleButton } from './ToggleButton';

const NewJobLine = lazyPart(async () => (await import('@/features/jobForm/NewJobLine')).NewJobLine);

/**
 * The line that records an application, whose code is loaded when it is opened, and the button that opens and closes
 * it. It is open from the start where something is typed into it.
 */
export function useNewLine(): { button: ReactNode; form: ReactNode } {
  const user = useAppSelector(selectUser);
  const hasTexts = useAppSelector((state) => isTyped(selectDraft(state, null, true)));
  const [isOpen, setIsOpen] = useState(hasTexts);
  const [isPressed, setIsPressed] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);

  const handleClose = () => {
    setIsOpen(false);
    buttonRef.current?.focus({ preventScroll: true });
  };

  const button = (
    <NewButton
      ref={buttonRef}
      title="new application"
      aria-label="new application"
      aria-expanded={isOpen}
      variant="ghost"
      isSmall
      onClick={() => {
        setIsPressed(true);
        setIsOpen(!isOpen);
      }}
      onPointerEnter={NewJobLine.prefetch}
      onFocus={NewJobLine.prefetch}
    >
      <FiPlus aria-hidden />
      <span>new</span>
    </NewButton>
  );
  const form = isOpen && user && (
    <PartBoundary name="line">
      <NewJobLine
        owner={userKey(user)}
        defaultLocation={ownPlace(user)}
        takesFocus={isPressed}
        onClose={handleClose}
      />
    </PartBoundary>
  );
  return { button, form };
}

const NewButton = styled(ToggleButton)`
  @container bar (max-width: 74rem) {
    > span {
      ${visuallyHidden}
    }
  }

  /* There it would break the count into two lines; 'add job' stands at the foot. */
  @container bar (max-width: 22rem) {
    && {
      display: none;
    }
  }
`;
