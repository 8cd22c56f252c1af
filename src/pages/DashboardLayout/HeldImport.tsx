import { useLocation } from 'react-router-dom';
import { selectHeldImport } from '@/jobs/writes/batches';
import { paths } from '@/shared/config/paths';
import { useAppSelector } from '@/shared/store/withTypes';
import { Banner } from '@/shared/ui/Banner';
import { Link } from '@/shared/ui/Link';

/** Says on other pages that an import waits for its user. */
export function HeldImport() {
  const { pathname } = useLocation();
  const hold = useAppSelector(selectHeldImport);
  const isTold = hold !== null && pathname !== paths.import;
  return (
    <div role="status">
      {isTold && (
        <Banner>
          <span>
            {hold.isQuestion ? 'The import waits for an answer.' : 'The import has stopped.'}
          </span>
          <Link to={paths.import}>open the import</Link>
        </Banner>
      )}
    </div>
  );
}
