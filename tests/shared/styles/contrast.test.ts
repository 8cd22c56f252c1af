import { describe, expect, it } from 'vitest';
import { palette } from '@/shared/styles/theme';

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
  ['pendingText', 'pendingBackground'],
  ['interviewText', 'interviewBackground'],
  ['declinedText', 'declinedBackground'],
  ['unknownText', 'unknownBackground'],
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

/** The contrast ratio of WCAG 2.2. */
function contrast(first: string, second: string) {
  const [darker, lighter] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
