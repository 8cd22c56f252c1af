import { useState } from 'react';
import { FiRefreshCw } from 'react-icons/fi';
import styled from 'styled-components';
import { reloadApp } from '@/shared/loading/reloadApp';
import { Banner } from '@/shared/ui/Banner';
import { BusyButton } from '@/shared/ui/BusyButton';
import { sentenceCase } from '@/shared/styles/sentenceCase';

type Props = { isReady: boolean };

/** Offers to reload into a new version. */
export function UpdateNotice({ isReady }: Props) {
  const [isReloading, setIsReloading] = useState(false);
  const handlePress = () => {
    setIsReloading(true);
    // Whoever is asked about unfinished work may stay.
    void reloadApp().then(() => setIsReloading(false));
  };
  return (
    <div role="status">
      {isReady && (
        <Notice>
          <FiRefreshCw aria-hidden />
          <span>a new version is ready</span>
          <BusyButton variant="secondary" isSmall isBusy={isReloading} onClick={handlePress}>
            reload
          </BusyButton>
        </Notice>
      )}
    </div>
  );
}

const Notice = styled(Banner)`
  > span {
    ${sentenceCase}
  }

  /* The offline banner comes first. */
  :root:has(#root ${Banner}) & {
    display: none;
  }
`;
