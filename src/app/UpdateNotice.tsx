import { FiRefreshCw } from 'react-icons/fi';
import styled from 'styled-components';
import { reloadApp } from '@/shared/lib/reloadApp';
import { Banner } from '@/shared/ui/Banner';
import { Button } from '@/shared/ui/Button';

type Props = { isReady: boolean };

/** Offers to reload into a new version. */
export function UpdateNotice({ isReady }: Props) {
  return (
    <div role="status">
      {isReady && (
        <Notice>
          <FiRefreshCw aria-hidden />
          <span>a new version is ready</span>
          <Button variant="secondary" isSmall onClick={() => void reloadApp()}>
            reload
          </Button>
        </Notice>
      )}
    </div>
  );
}

const Notice = styled(Banner)`
  span::first-letter {
    text-transform: capitalize;
  }

  /* The offline banner comes first. */
  :root:has(#root ${Banner}) & {
    display: none;
  }
`;
