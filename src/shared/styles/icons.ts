import { css } from 'styled-components';
import { media } from './media';

type Point = readonly [x: number, y: number];

const ORIGIN: Point = [0, 0];

const box = (left: number, top: number, right: number, bottom: number): Point[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

/** Clockwise in steps of 15 degrees, of which 0 is at the right; a circle without them. */
function arc(x: number, y: number, radius: number, from = 0, to = 345): Point[] {
  return Array.from({ length: (to - from) / 15 + 1 }, (_, step) => {
    const angle = ((from + step * 15) * Math.PI) / 180;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

/** From points as SVG writes them. */
const polygonOf = (points: string): Point[] =>
  Array.from(points.matchAll(/(\S+),(\S+)/g), ([, x, y]) => [Number(x), Number(y)]);

const ring = [arc(12, 12, 10), arc(12, 12, 8)];

/** On a field of 24 by 24, as polygons, of which one within another is a hole in it. */
const POLYGONS = {
  briefcase: [
    box(2, 7, 22, 21),
    box(4, 9, 20, 12),
    box(4, 14, 20, 19),
    box(7, 3, 17, 7),
    box(9, 5, 15, 7),
  ],
  calendar: [
    box(3, 4, 21, 22),
    box(5, 6, 19, 9),
    box(5, 11, 19, 20),
    box(7, 2, 9, 4),
    box(15, 2, 17, 4),
  ],
  clock: [...ring, polygonOf('11,6 13,6 13,11.5 16.5,13.8 15.4,15.4 11,12.6')],
  cross: [
    ...ring,
    polygonOf(
      '12,10.6 14.6,8 16,9.4 13.4,12 16,14.6 14.6,16 12,13.4 9.4,16 8,14.6 10.6,12 8,9.4 9.4,8',
    ),
  ],
  more: [arc(5, 12, 1.5), arc(12, 12, 1.5), arc(19, 12, 1.5)],
  pin: [
    [...arc(12, 10, 8, 165, 375), [12, 23]],
    [...arc(12, 10, 6, 165, 375), [12, 20]],
    arc(12, 10, 2.5),
  ],
  question: [
    ...ring,
    [
      ...arc(12, 9.5, 3.5, 180, 390),
      ...polygonOf('13,12.5 13,14 11,14 11,11.5'),
      ...arc(12, 9.5, 1.5, 180, 390).toReversed(),
    ],
    box(11, 16, 13, 18),
  ],
  search: [
    arc(10.5, 10.5, 8),
    arc(10.5, 10.5, 6),
    polygonOf('15.6,17 17,15.6 21.7,20.3 20.3,21.7'),
  ],
} satisfies Record<string, Point[][]>;

export type IconName = keyof typeof POLYGONS;

/** A pseudo-element as an icon, whose form is an `iconShape`: fewer elements than with `svg`. */
export const icon = css`
  width: 1em;
  height: 1em;
  flex: none;
  background: currentcolor;
  print-color-adjust: exact;
  content: '';

  ${media.forcedColors} {
    background: CanvasText;
  }
`;

/**
 * The form of an icon. A mask of an image would have its lines in a few bytes, but costs ten cards a
 * third of the time in which they are painted (Chromium 156).
 */
export function iconShape(name: IconName) {
  // The way to each polygon is the way back from it, so that it has no area.
  const points = POLYGONS[name].flatMap((polygon: Point[]) => [
    ...polygon,
    ...polygon.slice(0, 1),
    ORIGIN,
  ]);
  const percent = (value: number) => `${((value / 24) * 100).toFixed(1)}%`;
  return css`
    clip-path: polygon(evenodd, ${points.map(([x, y]) => `${percent(x)} ${percent(y)}`).join()});
  `;
}
