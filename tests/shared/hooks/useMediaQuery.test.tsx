import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useMediaQuery } from '@/shared/hooks/useMediaQuery';

function Answer() {
  return useMediaQuery('(min-width: 1px)') ? 'holds' : 'does not hold';
}

it('no media query holds where a page is rendered without a window', () => {
  expect(renderToStaticMarkup(<Answer />)).toBe('does not hold');
});
