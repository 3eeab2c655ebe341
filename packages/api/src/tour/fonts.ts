import { fontStacks } from '@org/signature'

const stacks = { 'Open Sans': "'Open Sans',Arial,sans-serif", ...fontStacks } as const

/** A font of a cover: one of the signature fonts, or Open Sans, which the page itself loads. */
export type TourFont = keyof typeof stacks

/** Names of the fonts; the default one is first. */
export const tourFonts = /* @__PURE__ */ Object.keys(stacks) as readonly TourFont[]

/** Returns the CSS font stack of a font. */
export const tourFontStack = (font: TourFont): string => stacks[font]
