/** Languages of the library's own UI text. */
export type Language = 'fr' | 'en'

/** The UI text of one area of the library, in each language. */
export interface LabelCatalogue<T extends object> {
  /** Key of this text in the `labels` of a `LocaleProvider`, for example `table`. */
  readonly name: string
  readonly fr: T
  readonly en: T
}

/** UI text passed to one component; missing entries come from the provider or the catalogue. */
export type OwnLabels<T extends object> = { readonly [K in keyof T]?: T[K] | undefined }

/** Declares the UI text of an area; the English entry needs the same keys as the French one. */
export function defineLabels<T extends object>(
  name: string,
  texts: { fr: T; en: NoInfer<T> },
): LabelCatalogue<T> {
  return { name, ...texts }
}

/** Returns the language of a BCP 47 tag: French for `fr…`, English for any other. */
export function languageOf(locale: string): Language {
  return /^fr\b/i.test(locale) ? 'fr' : 'en'
}
