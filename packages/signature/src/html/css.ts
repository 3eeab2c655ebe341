import { fontStacks } from '../model/fonts.ts'
import type { FontFamily } from '../model/fonts.ts'

declare const cssBrand: unique symbol
declare const colorBrand: unique symbol
declare const fontBrand: unique symbol

/** Declarations that are safe in a style attribute. */
export type Css = string & { readonly [cssBrand]: true }
/** A color as `#rrggbb`. */
export type Color = string & { readonly [colorBrand]: true }
/** A font stack of the catalogue. */
export type FontStack = string & { readonly [fontBrand]: true }

/**
 * Template tag for declarations. The template is source code; interpolated values are numbers or
 * already validated.
 */
export const rules = (
  strings: TemplateStringsArray,
  ...values: readonly (number | Css | Color | FontStack)[]
): Css => {
  let all = strings[0] ?? ''
  for (let i = 0; i < values.length; i++) all += `${values[i]}${strings[i + 1]}`
  return all as Css
}

const px = (length: number): string => (length ? `${length}px` : '0')

/**
 * Returns a padding declaration; lengths are whole CSS pixels. It always has four values, for the
 * oldest clients.
 */
export const padding = (top: number, right: number, bottom: number, left: number): Css =>
  `padding:${px(top)} ${px(right)} ${px(bottom)} ${px(left)}` as Css

/** No declarations. */
export const unstyled = '' as Css

const hex = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i

/** Color names that occur in user input and older data. */
const namedColors: Readonly<Record<string, string>> = {
  black: '#000000',
  white: '#ffffff',
  grey: '#808080',
  gray: '#808080',
  silver: '#c0c0c0',
  red: '#ff0000',
  green: '#008000',
  blue: '#0000ff',
}

/** Converts a hex color or a known color name to `#rrggbb`; null for anything else. */
export const parseColor = (value: string): Color | null => {
  if (hex.test(value)) {
    const full =
      value.length === 7 ? value : `#${value.slice(1).replace(/./g, (digit) => digit + digit)}`
    return full.toLowerCase() as Color
  }
  return Object.hasOwn(namedColors, value) ? (namedColors[value] as Color) : null
}

/**
 * Parses a color like `parseColor`, but returns `fallback` if the color is invalid. `fallback` must
 * be `#rrggbb`.
 */
export const color = (value: string, fallback: string): Color =>
  parseColor(value) ?? (fallback as Color)

/** Returns the font stack for a font name; for an unknown name, the one for Verdana. */
export const fontStack = (family: string): FontStack =>
  (Object.hasOwn(fontStacks, family)
    ? fontStacks[family as FontFamily]
    : fontStacks.Verdana) as string as FontStack
