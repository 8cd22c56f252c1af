import { memo } from 'react';
import { FiBarChart2, FiBriefcase, FiPlusCircle, FiUser } from 'react-icons/fi';
import { matchPath, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { pageName, paths } from '@/shared/config/paths';
import { media } from '@/shared/styles/media';
import { sentenceCase } from '@/shared/styles/sentenceCase';
import { theme } from '@/shared/styles/theme';
import { Link } from '@/shared/ui/Link';

type Props = { onNavigate?: (() => void) | undefined };

const LINKS = [
  { page: 'stats', Icon: FiBarChart2 },
  { page: 'allJobs', Icon: FiBriefcase },
  { page: 'addJob', Icon: FiPlusCircle },
  { page: 'profile', Icon: FiUser },
] as const;

/** An edit belongs to the list. */
export function NavLinks({ onNavigate }: Props) {
  const { pathname, search } = useLocation();
  const isEdit = new URLSearchParams(search).has('id');
  const current = pathname === paths.addJob && isEdit ? paths.allJobs : pathname;
  return <Links current={current} onNavigate={onNavigate} />;
}

/** A component of its own, so that a new address renders nothing else. */
const Links = memo(function Links({ current, onNavigate }: Props & { current: string }) {
  return (
    <nav aria-label="main">
      <List>
        {LINKS.map(({ page, Icon }) => (
          <li key={page}>
            <Item
              to={paths[page]}
              aria-current={matchPath(paths[page], current) ? 'page' : undefined}
              onClick={() => {
                onNavigate?.();
                if (matchPath(paths[page], current)) document.documentElement.scrollTop = 0;
              }}
            >
              <Icon aria-hidden size={18} />
              <span>{pageName(page)}</span>
            </Item>
          </li>
        ))}
      </List>
    </nav>
  );
});

const List = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${theme.space(1)};
`;

const Item = styled(Link)`
  display: flex;
  min-height: ${theme.size.touch};
  align-items: center;
  gap: ${theme.space(3)};
  padding: 0 ${theme.space(3)};
  border-radius: ${theme.radius.md};
  color: ${theme.color.textMuted};
  font-weight: ${theme.font.weight.medium};
  text-decoration: none;

  > span {
    ${sentenceCase}
  }

  ${media.hover} {
    &:hover {
      background: ${theme.color.surfaceHover};
      color: ${theme.color.text};
    }
  }

  &[aria-current='page'] {
    background: ${theme.color.accentSoft};
    color: ${theme.color.accent};
  }

  ${media.forcedColors} {
    &[aria-current='page'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
