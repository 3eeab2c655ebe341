export { LocaleProvider, useLabels, useLocaleTag } from './locale-provider.tsx'
export type { LocaleProviderProps, ReplacedLabels } from './locale-provider.tsx'
export { defineLabels, languageOf } from './labels.ts'
export type { LabelCatalogue, Language, OwnLabels } from './labels.ts'
