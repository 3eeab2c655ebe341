/** Languages that the library's own texts exist in. */
export type Language = 'fr' | 'en'

/** The texts of one room of the library, in each language. */
export interface LabelCatalogue<T extends object> {
  /** Name under which a `LocaleProvider` may replace single texts, for example `table`. */
  readonly name: string
  readonly fr: T
  readonly en: T
}

/** Texts that one component replaces for itself; what is missing comes from the catalogue. */
export type OwnLabels<T extends object> = { readonly [K in keyof T]?: T[K] | undefined }

/** Declares the texts of a room; the English entry must have the same keys as the French one. */
export function defineLabels<T extends object>(
  name: string,
  texts: { fr: T; en: NoInfer<T> },
): LabelCatalogue<T> {
  return { name, ...texts }
}

/** Language of a BCP 47 tag: English for `en…`, French for every other one. */
export function languageOf(locale: string): Language {
  return /^en\b/i.test(locale) ? 'en' : 'fr'
}
