'use client'
import { createContext, useContext, useMemo, type ReactElement, type ReactNode } from 'react'
import { languageOf, type LabelCatalogue, type OwnLabels } from './labels.ts'
import { useSameLabels } from './use-same-labels.ts'

/**
 * UI text that replaces the library's own, by catalogue and key: `{ table: { search: 'Find' } }`.
 */
export type ReplacedLabels = Readonly<Record<string, Readonly<Record<string, unknown>>>>

interface LocaleValue {
  locale: string
  labels: ReplacedLabels
}

const none: ReplacedLabels = {}

const LocaleContext = createContext<LocaleValue>({ locale: 'fr-FR', labels: none })

export interface LocaleProviderProps {
  children: ReactNode
  /** BCP 47 tag; `en…` selects the English text, anything else the French text. */
  locale: string
  /**
   * UI text that replaces the library's own. May be an inline object: components re-render only if
   * the text changes.
   */
  labels?: ReplacedLabels | undefined
}

/** Sets the language of the library's own UI text, and replaces individual strings. */
export function LocaleProvider({ children, locale, labels }: LocaleProviderProps): ReactElement {
  const kept = useSameLabels(labels ?? none)
  const value = useMemo(() => ({ locale, labels: kept }), [locale, kept])
  return <LocaleContext value={value}>{children}</LocaleContext>
}

/** Returns the BCP 47 tag of the page's language; `fr-FR` without a provider. */
export function useLocaleTag(): string {
  return useContext(LocaleContext).locale
}

/**
 * Returns the UI text of a catalogue in the page's language. The component's own text takes
 * precedence over the provider's, and the provider's over the library's.
 */
export function useLabels<T extends object>(catalogue: LabelCatalogue<T>, own?: OwnLabels<T>): T {
  const { locale, labels } = useContext(LocaleContext)
  return useMemo(() => {
    const merged = Object.fromEntries<unknown>(Object.entries(catalogue[languageOf(locale)]))
    for (const source of [labels[catalogue.name], own]) {
      for (const [key, text] of Object.entries(source ?? {})) {
        if (text !== undefined) merged[key] = text
      }
    }
    return merged as T
  }, [catalogue, labels, locale, own])
}
