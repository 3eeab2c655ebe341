/**
 * The two color schemes. Every text color has a contrast of at least 4.5:1 on canvas, surface and
 * raised.
 */
export type SchemeName = 'light' | 'dark'

const light = {
  canvas: '#f6f7fa',
  surface: '#ffffff',
  raised: '#ffffff',
  hover: '#eef1f6',
  text: '#131a2b',
  muted: '#4a546b',
  faint: '#66708a',
  border: '#e3e7ef',
  'border-strong': '#c6cddb',
  'border-control': '#828ca3',
  accent: '#2f4be0',
  'accent-hover': '#243bbd',
  'accent-soft': '#eaedff',
  'on-accent': '#ffffff',
  success: '#137a49',
  'success-soft': '#e9f6ef',
  warning: '#955300',
  'warning-soft': '#fdf2e2',
  danger: '#bd2438',
  'danger-hover': '#a01b2d',
  'danger-soft': '#fdedef',
  'on-danger': '#ffffff',
  overlay: '#131a2b73',
}

const dark: Record<keyof typeof light, string> = {
  canvas: '#0e121b',
  surface: '#151a26',
  raised: '#1c2231',
  hover: '#232a3b',
  text: '#eef1f8',
  muted: '#b3bccf',
  faint: '#8b95ab',
  border: '#273044',
  'border-strong': '#3b465f',
  'border-control': '#6b7690',
  accent: '#93a5ff',
  'accent-hover': '#aebbff',
  'accent-soft': '#1f2a55',
  'on-accent': '#0e121b',
  success: '#5fd39b',
  'success-soft': '#12291f',
  warning: '#f0b35e',
  'warning-soft': '#2e2312',
  danger: '#ff8b98',
  'danger-hover': '#ffa6b0',
  'danger-soft': '#331a20',
  'on-danger': '#0e121b',
  overlay: '#05070cb3',
}

/** Name of a color token, without its `--ph-color-` prefix. */
export type ColorToken = keyof typeof light

/** Hex values by scheme and token. */
export const colors: Readonly<Record<SchemeName, Readonly<Record<ColorToken, string>>>> = {
  light,
  dark,
}

/** Shadows, used only where something floats above the page. */
export const shadows: Readonly<Record<SchemeName, Readonly<Record<'float' | 'dialog', string>>>> = {
  light: {
    float: '0 1px 2px #131a2b14, 0 8px 24px #131a2b1f',
    dialog: '0 2px 6px #131a2b1a, 0 24px 64px #131a2b33',
  },
  dark: {
    float: '0 1px 2px #00000066, 0 8px 24px #00000080',
    dialog: '0 2px 6px #00000080, 0 24px 64px #000000b3',
  },
}

/**
 * Tokens that do not depend on the color scheme, by group and name. Lengths include their CSS unit.
 */
export const measures = {
  space: { 1: '4px', 2: '8px', 3: '12px', 4: '16px', 5: '24px', 6: '32px', 7: '48px' },
  radius: { control: '6px', card: '10px', dialog: '14px', pill: '999px' },
  font: {
    sans: "'Inter Variable', Inter, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
    mono: "ui-monospace, 'SF Mono', 'Cascadia Code', Menlo, Consolas, monospace",
  },
  text: { small: '13px', body: '14px', lead: '16px', section: '20px', page: '28px' },
  leading: { text: '1.5', heading: '1.25' },
  weight: { regular: '400', medium: '500', strong: '650' },
  motion: { fast: '120ms', normal: '200ms', ease: 'cubic-bezier(0.2, 0, 0, 1)' },
  size: { touch: '44px', sidebar: '260px' },
} as const

/** The size of controls and rows. */
export type Density = 'comfortable' | 'compact'

/**
 * Sizes by density, set by `data-density` on the page or on any part of it. On touch screens,
 * controls stay large enough for a finger.
 */
export const densities: Readonly<Record<Density, Readonly<Record<'control' | 'row', string>>>> = {
  comfortable: { control: '36px', row: '44px' },
  compact: { control: '28px', row: '34px' },
}

/** Breakpoints: minimum viewport widths in pixels. */
export const breakpoints = { tablet: 600, laptop: 960, desktop: 1280, wide: 1440 } as const

/** Name of a breakpoint. */
export type BreakpointName = keyof typeof breakpoints
