import type { EmulatedClientKey } from './emulated-clients.ts'

/** Something that a client drops in some places only, or with some values only. */
export interface ClientRule {
  /** As among `usedFeatures`. */
  readonly use: string
  /** As caniemail.com calls it. */
  readonly feature: string
  /** The elements on which it is dropped; every one by default. */
  readonly on?: readonly string[]
  /** The elements on which it is kept. */
  readonly except?: readonly string[]
  /** The values that are dropped, in lower case; every one by default. */
  readonly value?: RegExp
  /** The property that the client writes in its place. */
  readonly becomes?: string
}

const cells = ['td', 'th']

/**
 * What caniemail.com calls partly supported where the missing part is known, as its pages on
 * css-padding, css-width, css-max-width, css-margin, css-height and html-role tell; and what Gmail
 * was seen to take out of a pasted signature.
 */
export const clientRules: Readonly<Partial<Record<EmulatedClientKey, readonly ClientRule[]>>> = {
  gmail: [
    { use: 'attribute class', feature: 'class attribute' },
    { use: 'attribute id', feature: 'id attribute' },
    // Colours in the newer notation, as in `rgb(0 0 0 / 1)`, lose the whole attribute.
    { use: 'attribute style', feature: 'style attribute', value: /\brgba?\([^,)]*\// },
  ],
  outlook: [
    { use: 'property padding', feature: 'padding', except: cells },
    { use: 'property width', feature: 'width property', on: ['div', 'img', 'p', 'span'] },
    // `auto`, and all the width there is, are what a picture has without them.
    { use: 'property height', feature: 'height property', on: ['img'], value: /^(?!auto$)/ },
    { use: 'property max-width', feature: 'max-width', except: ['table'], value: /^(?!100%$)/ },
    { use: 'property margin', feature: 'margin', value: /\bauto\b/ },
  ],
  yahoo: [
    { use: 'property height', feature: 'height property', becomes: 'min-height' },
    { use: 'attribute role', feature: 'role attribute', except: ['table'] },
  ],
}
