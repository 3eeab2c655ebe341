/** One choice of a select or an autocomplete. */
export interface Choice {
  readonly value: string
  readonly label: string
  /** A second line below the label in the list. */
  readonly description?: string | undefined
}

/** Options of a single-line text field. */
export interface TextOptions {
  /** Kind of text, for on-screen keyboards and autofill. Default `text`. */
  readonly inputType?: 'text' | 'email' | 'tel' | 'url' | 'password' | undefined
  readonly placeholder?: string | undefined
  /** Autofill token of the HTML standard, for example `given-name`. */
  readonly autoComplete?: string | undefined
  /** Maximum number of characters. */
  readonly maxLength?: number | undefined
  /** Focuses the field when it appears, for example the first field of a dialog. */
  readonly hasInitialFocus?: boolean | undefined
  readonly isReadOnly?: boolean | undefined
}

/** Options of a multi-line text field. */
export interface MultilineOptions extends Pick<
  TextOptions,
  'placeholder' | 'maxLength' | 'isReadOnly'
> {
  readonly rows?: number | undefined
}

/** Bounds and step of a number. */
export interface NumberOptions {
  readonly min?: number | undefined
  readonly max?: number | undefined
  readonly step?: number | undefined
}

/** Bounds and unit of a slider. */
export interface SliderOptions extends NumberOptions {
  /** Unit after the number, for example `px`. */
  readonly unit?: string | undefined
}

/** Choices of a field. If they are known only at run time, pass them to `FormFields` or `Field`. */
export interface ChoiceOptions {
  readonly choices?: readonly Choice[] | undefined
  readonly placeholder?: string | undefined
}

/** A stored image. */
export interface StoredImage {
  readonly src: string
  /** Id under which the product stored it. */
  readonly id: string
  readonly name: string
}

/** Options of a color field. */
export interface ColorOptions {
  /**
   * Background colors (`#rrggbb`) of text in this color. The field then shows how readable the text
   * is.
   */
  readonly contrastWith?: {
    readonly light?: string | undefined
    readonly dark?: string | undefined
  }
}

/** Options of an image field. */
export interface ImageOptions {
  /** Cannot be set, because an image field always shows its label. */
  readonly isLabelHidden?: undefined
  /** Accepted MIME types. Default jpeg, png and gif. */
  readonly accept?: readonly string[] | undefined
  /** Required width divided by height. `isCropped` lets the user crop the image to that ratio. */
  readonly aspectRatio?: number | undefined
  readonly isCropped?: boolean | undefined
  /** Size of the box in pixels. Default 250 by 300. */
  readonly width?: number | undefined
  readonly height?: number | undefined
}

/**
 * The field types by name, each with the type of its value and the options that only this type has.
 * Add your own next to the call that registers it:
 *
 * ```ts
 * declare module '@org/ui/form' {
 *   interface FieldTypes {
 *     rating: { value: number; options: { readonly stars?: number } }
 *   }
 * }
 * registerFieldType('rating', { component: RatingField, empty: 0 })
 * ```
 *
 * You need not register a type if the page renders its fields itself, with `useField`, and each
 * form has an initial value for them.
 */
export interface FieldTypes {
  text: { value: string; options: TextOptions }
  multiline: { value: string; options: MultilineOptions }
  /**
   * A whole number, parsed like the transform `integer`: `9,6` gives 9. A `step` of more than 1
   * rounds to the nearest step. Empty or invalid text gives `min`, or 0.
   */
  number: { value: number; options: NumberOptions }
  select: { value: string | null; options: ChoiceOptions }
  switch: { value: boolean; options: object }
  /** A number set with a slider, from 1 to 10 by default. */
  slider: { value: number; options: SliderOptions }
  /** Several choices as tags, at most 10 of them visible. */
  autocomplete: { value: readonly string[]; options: ChoiceOptions }
  /** Seconds since 1970, edited as a local date and time; null if empty. */
  timestamp: { value: number | null; options: { readonly min?: number; readonly max?: number } }
  /** A color as `#rrggbb`. */
  color: { value: string; options: ColorOptions }
  image: { value: StoredImage | null; options: ImageOptions }
}

/** Name of a field type, built-in or custom. */
export type FieldTypeName = keyof FieldTypes
