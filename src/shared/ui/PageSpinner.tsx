import styled from 'styled-components';
import { Spinner } from './Spinner';

/** Keeps the room of a page that is on its way. */
export function PageSpinner() {
  return (
    <Room>
      <Spinner label="loading page" />
    </Room>
  );
}

const Room = styled.div`
  display: grid;
  min-height: 60svh;
  place-items: center;
`;
