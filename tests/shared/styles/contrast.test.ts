import { describe, expect, it } from 'vitest';
import { STATUS_ORDER } from '@/jobs/model/statuses';
import { palette, theme } from '@/shared/styles/theme';

type ColorName = keyof typeof palette;
type Pair = readonly [foreground: ColorName, background: ColorName];

const SURFACES = ['page', 'surface', 'surfaceSunken', 'surfaceHover'] as const;

const TEXT: Pair[] = [
  ...SURFACES.flatMap((background) =>
    (['text', 'textMuted', 'accent', 'danger', 'success'] as const).map((foreground): Pair => [
      foreground,
      background,
    ]),
  ),
  ['accentText', 'accent'],
  ['accentText', 'accentHover'],
  ['accent', 'accentSoft'],
  ['text', 'accentSoft'],
  ['danger', 'dangerSoft'],
  ...([...STATUS_ORDER, 'unknown'] as const).map((status): Pair => [
    `${status}Text`,
    `${status}Background`,
  ]),
];

const GRAPHICS: Pair[] = [
  ...SURFACES.flatMap((background) =>
    (['borderStrong', 'focus'] as const).map((foreground): Pair => [foreground, background]),
  ),
  ['chartBar', 'surface'],
  ['chartArea', 'surface'],
  ['chartStroke', 'surface'],
  ['chartBar', 'page'],
  ['chartArea', 'page'],
  ['chartStroke', 'page'],
];

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('contrast in the %s theme', (_scheme, shade) => {
  it.each(TEXT)('keeps %s readable on %s', (foreground, background) => {
    expect(contrast(palette[foreground][shade], palette[background][shade])).toBeGreaterThan(4.5);
  });

  it.each(GRAPHICS)('keeps %s visible on %s', (foreground, background) => {
    expect(contrast(palette[foreground][shade], palette[background][shade])).toBeGreaterThan(3);
  });
});

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('the initial of a company in the %s theme', (_scheme, shade) => {
  it('is readable in every hue', () => {
    const { text, background } = theme.letter;
    for (let hue = 0; hue < 360; hue += 5) {
      expect(ratio(lchLuminance(text, shade, hue), lchLuminance(background, shade, hue)), `${hue}`)
        // What lies outside of the colours of a screen is clipped there.
        .toBeGreaterThan(5);
    }
  });
});

/** The contrast ratio of WCAG 2.2. */
function contrast(first: string, second: string) {
  return ratio(luminance(first), luminance(second));
}

function ratio(first: number, second: number) {
  const [darker, lighter] = [first, second].sort((a, b) => a - b);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The luminance of one of the two colours in `light-dark(oklch(L C hue), oklch(L C hue))`. */
function lchLuminance(colors: string, shade: 0 | 1, hue: number) {
  const [lightness = 0, chroma = 0] = [...colors.matchAll(/[\d.]+/g)]
    .map(Number)
    .slice(2 * shade, 2 * shade + 2);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963 * a + 0.2158 * b) ** 3;
  const m = (lightness - 0.1056 * a - 0.0639 * b) ** 3;
  const s = (lightness - 0.0895 * a - 1.2915 * b) ** 3;
  return (
    0.2126 * (4.0767 * l - 3.3077 * m + 0.231 * s) +
    0.7152 * (-1.2684 * l + 2.6098 * m - 0.3413 * s) +
    0.0722 * (-0.0042 * l - 0.7034 * m + 1.7076 * s)
  );
}
