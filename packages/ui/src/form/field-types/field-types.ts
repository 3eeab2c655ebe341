/** One choice of a select or an autocomplete. */
export interface Choice {
  readonly value: string
  readonly label: string
  /** A second line in the list. */
  readonly description?: string | undefined
}

/** Options of one line of text. */
export interface TextOptions {
  /** Kind of text, for keyboards and autofill. Default `text`. */
  readonly inputType?: 'text' | 'email' | 'tel' | 'url' | 'password' | undefined
  readonly placeholder?: string | undefined
  /** Autofill token of the HTML standard, for example `given-name`. */
  readonly autoComplete?: string | undefined
  /** Characters that can be typed at most. */
  readonly maxLength?: number | undefined
  /** Takes the focus when it appears, for the first field of a dialog. */
  readonly hasInitialFocus?: boolean | undefined
  readonly isReadOnly?: boolean | undefined
}

/** Options of several lines of text. */
export interface MultilineOptions extends Pick<
  TextOptions,
  'placeholder' | 'maxLength' | 'isReadOnly'
> {
  readonly rows?: number | undefined
}

/** Bounds of a number. */
export interface NumberOptions {
  readonly min?: number | undefined
  readonly max?: number | undefined
  readonly step?: number | undefined
}

/** Bounds of a slider, and what it counts. */
export interface SliderOptions extends NumberOptions {
  /** Unit behind the number, for example `px`. */
  readonly unit?: string | undefined
}

/** Choices of a field; where they are known only later, give them to `FormFields` or `Field`. */
export interface ChoiceOptions {
  readonly choices?: readonly Choice[] | undefined
  readonly placeholder?: string | undefined
}

/** A picture that is stored somewhere. */
export interface StoredImage {
  readonly src: string
  /** Id under which the product stored it. */
  readonly id: string
  readonly name: string
}

/** Options of a colour. */
export interface ColourOptions {
  /** Colours `#rrggbb` of the paper below a text of this colour: says how well it is read. */
  readonly contrastWith?: {
    readonly light?: string | undefined
    readonly dark?: string | undefined
  }
}

/** Options of a picture. */
export interface ImageOptions {
  /** The box of a picture always shows its name. */
  readonly isLabelHidden?: undefined
  /** Accepted MIME types. Default jpeg, png and gif. */
  readonly accept?: readonly string[] | undefined
  /** Required width divided by height; `isCropped` lets people cut it to that shape. */
  readonly aspectRatio?: number | undefined
  readonly isCropped?: boolean | undefined
  /** Size of the box in pixels. Default 250 by 300. */
  readonly width?: number | undefined
  readonly height?: number | undefined
}

/**
 * The field types by name: what a field of that type holds, and what its description may say beside
 * what all fields have. Add your own beside the call that registers it:
 *
 * ```ts
 * declare module '@org/ui/form' {
 *   interface FieldTypes {
 *     rating: { value: number; options: { readonly stars?: number } }
 *   }
 * }
 * registerFieldType('rating', { component: RatingField, empty: 0 })
 * ```
 */
export interface FieldTypes {
  text: { value: string; options: TextOptions }
  multiline: { value: string; options: MultilineOptions }
  /**
   * A whole number, cut as the transform `integer` does: `9,6` gives 9. A `step` of more than 1 takes it
   * to the nearest one. `min`, or 0, where it is emptied or what was typed is none.
   */
  number: { value: number; options: NumberOptions }
  select: { value: string | null; options: ChoiceOptions }
  switch: { value: boolean; options: object }
  /** From 1 to 10 unless told otherwise. */
  slider: { value: number; options: SliderOptions }
  /** Several choices as tags, of which 10 are shown. */
  autocomplete: { value: readonly string[]; options: ChoiceOptions }
  /** Seconds since 1970, edited as local date and time; null for none. */
  timestamp: { value: number | null; options: { readonly min?: number; readonly max?: number } }
  /** `#rrggbb`. */
  colour: { value: string; options: ColourOptions }
  image: { value: StoredImage | null; options: ImageOptions }
}

/** Name of a field type, also of one that a product registered. */
export type FieldTypeName = keyof FieldTypes
