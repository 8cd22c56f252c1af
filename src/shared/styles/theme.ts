type Shades = readonly [light: string, dark: string];

/** Every colour by its light and its dark value; GlobalStyle makes a custom property of each. */
export const palette = {
  page: ['#f6f7f9', '#0d1117'],
  surface: ['#ffffff', '#161b23'],
  surfaceSunken: ['#f1f3f6', '#10151c'],
  surfaceHover: ['#eceff4', '#202733'],
  border: ['#e0e4ea', '#2a323e'],
  borderStrong: ['#808a99', '#6e7a8b'],
  text: ['#161b26', '#e8ecf3'],
  textMuted: ['#566072', '#9da8b8'],
  accent: ['#2457d6', '#7aa5ff'],
  accentHover: ['#1b45b4', '#9abbff'],
  accentText: ['#ffffff', '#0a1330'],
  accentSoft: ['#e7eefd', '#1a2744'],
  danger: ['#be2230', '#ff8c8c'],
  dangerSoft: ['#fdebec', '#3a1a1f'],
  success: ['#14693f', '#62cf96'],
  focus: ['#2457d6', '#7aa5ff'],
  backdrop: ['rgb(14 19 30 / 0.45)', 'rgb(2 4 8 / 0.65)'],
  /** The page below the backdrop. */
  pageDimmed: ['#8e9097', '#06090d'],
  shadow: ['rgb(20 28 45 / 0.14)', 'rgb(0 0 0 / 0.5)'],
  chartBar: ['#3b78ea', '#5f93f7'],
  chartArea: ['#4f88ee', '#5f93f7'],
  chartStroke: ['#17388f', '#4470cf'],
  chartGrid: ['#dbe0e8', '#2f3846'],
  pendingText: ['#865100', '#f2c069'],
  pendingBackground: ['#fdf1d8', '#33270f'],
  interviewText: ['#14693f', '#6fd6a1'],
  interviewBackground: ['#e0f5e9', '#12301f'],
  declinedText: ['#ae1f2d', '#ff9a9a'],
  declinedBackground: ['#fdebec', '#3a1a1f'],
  unknownText: ['#566072', '#a9b3c2'],
  unknownBackground: ['#eceff4', '#262e3a'],
} as const satisfies Record<string, Shades>;

type ColorName = keyof typeof palette;

function colorVariable(name: ColorName) {
  return `var(--color-${name})`;
}

const color = Object.fromEntries(
  Object.keys(palette).map((name) => [name, colorVariable(name as ColorName)]),
) as Record<ColorName, string>;

/**
 * The design tokens. Colours are `var(--color-…)` strings, so switching between
 * light and dark changes custom properties only and renders nothing again.
 */
export const theme = {
  color,
  /** The colours of a company's initial, by the hue in the custom property `--hue`. */
  letter: {
    text: 'light-dark(oklch(0.42 0.1 var(--hue)), oklch(0.87 0.08 var(--hue)))',
    background: 'light-dark(oklch(0.94 0.035 var(--hue)), oklch(0.3 0.05 var(--hue)))',
  },
  space: (steps: number) => `${steps * 4}px`,
  font: {
    family:
      "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', Arial, sans-serif",
    size: {
      xs: '0.8125rem',
      sm: '0.9375rem',
      md: '1.0625rem',
      lg: '1.375rem',
      xl: '1.875rem',
      xxl: '2.75rem',
    },
    weight: { regular: 400, medium: 500, bold: 650 },
  },
  radius: { md: '8px', lg: '12px', round: '999px' },
  shadow: { float: `0 1px 3px ${color.shadow}, 0 12px 32px ${color.shadow}` },
  layer: { raised: 1, topBar: 10, banner: 20, toast: 30, skipLink: 60 },
  size: {
    sidebar: '250px',
    topBar: 'calc(var(--top-bar, 60px) + env(safe-area-inset-top))',
    bottomBar: '56px',
    touch: '44px',
    control: '40px',
  },
  breakpoint: { tablet: 640, bar: 768, desktop: 992 },
  motion: { fast: '150ms' },
} as const;
