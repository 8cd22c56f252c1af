import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '@/shared/styles/theme';

type Props = { title: string; onClose: () => void; children: ReactNode };

/**
 * A modal dialog, open for as long as it is mounted. The browser keeps the focus inside and gives it
 * back afterwards; `onClose` is called when Escape is pressed.
 */
export function ModalDialog({ title, onClose, children }: Props) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // Closed before it leaves the page: only then the browser gives the focus back.
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    dialog?.showModal();
    return () => {
      dialog?.close();
    };
  }, []);

  // Not its close event: that comes with the next frame, when another key may have opened it again.
  return (
    <Dialog ref={dialogRef} aria-labelledby={titleId} tabIndex={-1} onCancel={onClose}>
      <Content>
        <Title id={titleId}>{title}</Title>
        {children}
      </Content>
    </Dialog>
  );
}

const Dialog = styled.dialog`
  width: min(480px, 100% - ${theme.space(8)});
  max-width: none;
  max-height: calc(100% - ${theme.space(8)});
  margin: auto;
  padding: 0;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.float};
  color: inherit;
  overscroll-behavior: contain;

  &::backdrop {
    background: ${theme.color.backdrop};
  }

  html:has(&[open]) {
    overflow: hidden;
  }
`;

const Content = styled.div`
  display: grid;
  gap: ${theme.space(5)};
  padding: ${theme.space(6)};
`;

const Title = styled.h2`
  text-transform: capitalize;
`;
