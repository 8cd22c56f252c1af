import { expect, it, vi } from 'vitest';

it('reads of a corrupt storage what can be read', async () => {
  sessionStorage.setItem('scrollPlaces', '[["a","far"],5,[7,8],null,["c",3]]');
  // Read when the module is loaded.
  vi.resetModules();
  const { lastScrollPosition, scrollPositionOf } = await import('@/shared/lib/scrollPositions');

  expect(scrollPositionOf('c')).toBe(3);
  expect(scrollPositionOf('a')).toBeUndefined();
  expect(lastScrollPosition()).toBe(3);
});
