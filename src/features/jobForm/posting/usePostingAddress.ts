import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@/shared/config/paths';

/** The query of the address, which may tell of a posting and leaves it at once; '' where there is none. */
export function usePostingAddress(): string {
  const { search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    // Postings must not stay in history or logs.
    if (search !== '') void navigate(paths.addJob, { replace: true });
  }, [search, navigate]);
  return search;
}
