import { afterEach, expect, it, vi } from 'vitest';
import { repeatFirstPress } from '@/boot/firstPress';

afterEach(() => {
  document.body.replaceChildren();
});

/** A first paint, or with presses noted the page that React draws; each control has a place of its own. */
function draw(root: Element, markup: string, pressed: string[] = []) {
  root.innerHTML = markup;
  [...root.querySelectorAll('a, button')].forEach((control, index) => {
    control.checkVisibility = () => true;
    control.getBoundingClientRect = () => new DOMRect(index * 10, 0, 10, 10);
    control.addEventListener('click', () => pressed.push(control.textContent));
  });
}

it.each([
  ['of the first press, on a button', [15, 5], ['add']],
  ['of a press on nothing', [55], []],
])('presses the counterpart %s', async (_, places, expected) => {
  const root = document.body.appendChild(document.createElement('main'));
  draw(root, '<i data-first-paint></i><button>menu</button><button>add</button>');
  repeatFirstPress(root);
  const press = (clientX: number) =>
    root.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX, clientY: 5 }));
  places.forEach(press);
  const pressed: string[] = [];
  draw(root, '<button>add</button><button>menu</button>', pressed);

  await vi.waitFor(() => expect(pressed).toEqual(expected));
  press(5);
  root.append('more');
  await Promise.resolve();
  expect(pressed).toEqual(expected);
});

it('leaves a link, which works by itself, to its own press', async () => {
  const root = document.body.appendChild(document.createElement('main'));
  draw(root, '<i data-first-paint></i><a href="#login">login</a>');
  repeatFirstPress(root);
  root.querySelector('a')?.click();
  const pressed: string[] = [];
  draw(root, '<a href="#login">login</a>', pressed);
  await Promise.resolve();

  expect(pressed).toEqual([]);
});
