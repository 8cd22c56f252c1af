import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { useOffsetTop } from '@/features/board/useOffsetTop';

it('says what stands above an element on the page, also where that is scrolled', () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 50));
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(30);
  function Board() {
    const ref = useRef<HTMLDivElement>(null);
    useOffsetTop(ref);
    return <div ref={ref}>board</div>;
  }
  render(<Board />);

  expect(screen.getByText('board').style.getPropertyValue('--above')).toBe('80px');
});
