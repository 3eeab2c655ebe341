import type { EmulatedClientKey } from './emulated-clients.ts'

/** A feature that a client drops only on some elements or with some values. */
export interface ClientRule {
  /** A construct, in the form that `usedFeatures` returns. */
  readonly use: string
  /** Name on caniemail.com. */
  readonly feature: string
  /** The elements on which the client drops the feature; all by default. */
  readonly on?: readonly string[]
  /** The elements on which the client keeps the feature. */
  readonly except?: readonly string[]
  /** The values that the client drops, in lower case; all by default. */
  readonly value?: RegExp
  /** The property that the client writes instead. */
  readonly becomes?: string
}

const cells = ['td', 'th']

/**
 * Rules for features that caniemail.com lists as partially supported. Its pages css-padding,
 * css-width, css-max-width, css-margin, css-height and html-role describe what is not supported.
 * The rules also cover what Gmail was observed to remove from a pasted signature.
 */
export const clientRules: Readonly<Partial<Record<EmulatedClientKey, readonly ClientRule[]>>> = {
  gmail: [
    { use: 'attribute class', feature: 'class attribute' },
    { use: 'attribute id', feature: 'id attribute' },
    // A color in the newer notation, as in `rgb(0 0 0 / 1)`, makes Gmail drop the whole attribute.
    { use: 'attribute style', feature: 'style attribute', value: /\brgba?\([^(,)]*\// },
  ],
  outlook: [
    { use: 'property padding', feature: 'padding', except: cells },
    { use: 'property width', feature: 'width property', on: ['div', 'img', 'p', 'span'] },
    // `auto` and `100%` are excluded: for an image these are the defaults, so dropping them has no
    // effect.
    { use: 'property height', feature: 'height property', on: ['img'], value: /^(?!auto$)/ },
    { use: 'property max-width', feature: 'max-width', except: ['table'], value: /^(?!100%$)/ },
    { use: 'property margin', feature: 'margin', value: /\bauto\b/ },
  ],
  yahoo: [
    { use: 'property height', feature: 'height property', becomes: 'min-height' },
    { use: 'attribute role', feature: 'role attribute', except: ['table'] },
  ],
}
