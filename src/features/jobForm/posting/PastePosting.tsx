import { useRef, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { paths } from '@/shared/config/paths';
import { useFocusAtOpening } from '@/shared/focus/useFocusAtOpening';
import { theme } from '@/shared/styles/theme';
import { trimText } from '@/shared/text/trimText';
import { Button } from '@/shared/ui/Button';
import { TextArea } from '@/shared/ui/TextArea';

/** So much of it is handed on by the address; longer texts are no titles. */
const LONGEST = 2000;

/** Takes the title, the text or the address of a posting, and opens the form with it. */
export function PastePosting() {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const areaRef = useRef<HTMLTextAreaElement>(null);
  useFocusAtOpening(areaRef, true);

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (trimText(text) === '') setIsAsked(true);
    else {
      const posting = new URLSearchParams({ text: text.slice(0, LONGEST) });
      void navigate(`${paths.addJob}?${posting.toString()}`);
    }
  };

  return (
    <Form onSubmit={handleSubmit}>
      <TextArea
        ref={areaRef}
        labelText="paste the title or address of a posting"
        value={text}
        rows={3}
        onChange={({ target }) => {
          setText(target.value);
          setIsAsked(false);
        }}
      />
      <p role="status">{isAsked && 'Please paste a title or an address first.'}</p>
      <Button type="submit">fill in the form</Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  justify-items: start;
  gap: ${theme.space(3)};
  max-width: 640px;

  > :first-child {
    width: 100%;
  }
`;
