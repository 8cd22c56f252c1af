import { memo, Suspense, useState } from 'react';
import styled from 'styled-components';
import { paths } from '@/shared/config/paths';
import { lazyPart } from '@/shared/lib/lazyPart';
import { media } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';
import { Button } from '@/shared/ui/Button';
import { ButtonLink } from '@/shared/ui/ButtonLink';
import { PartBoundary } from '@/shared/ui/PartBoundary';
import { Spinner } from '@/shared/ui/Spinner';
import type { Filtered } from './walking/SelectionDialog';

type Props = { filtered: Filtered; userName: string };

type Dialog = 'export' | 'print';

const ExportDialog = lazyPart(
  'ExportDialog',
  async () => (await import('./exporting/ExportDialog')).ExportDialog,
);
const PrintDialog = lazyPart(
  'PrintDialog',
  async () => (await import('./printing/PrintDialog')).PrintDialog,
);

/** The ways out of the list and into it; what they open is loaded on the press. */
export function TransferButtons({ filtered, userName }: Props) {
  const [open, setOpen] = useState<Dialog | null>(null);
  const close = () => setOpen(null);

  return (
    <Bar>
      <Ways onOpen={setOpen} />
      <PartBoundary name="dialog" message="Something went wrong." resetKey={open ?? 'closed'}>
        <Suspense fallback={<Spinner />}>
          {open === 'export' && <ExportDialog filtered={filtered} onClose={close} />}
          {open === 'print' && (
            <PrintDialog filtered={filtered} userName={userName} onClose={close} />
          )}
        </Suspense>
      </PartBoundary>
    </Bar>
  );
}

/** Renders once, while what is filtered changes. */
const Ways = memo(function Ways({ onOpen }: { onOpen: (dialog: Dialog) => void }) {
  return (
    <>
      <Button variant="secondary" isSmall onClick={() => onOpen('export')}>
        export
      </Button>
      <Button variant="secondary" isSmall onClick={() => onOpen('print')}>
        print
      </Button>
      <ButtonLink to={paths.import} variant="secondary" isSmall>
        import
      </ButtonLink>
    </>
  );
});

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space(2)};

  /* Beside the count, so that the first card begins no lower. */
  ${media.phone} {
    gap: ${theme.space(1)};

    > * {
      padding-inline: ${theme.space(2)};
      font-size: ${theme.font.size.xs};
    }
  }
`;
