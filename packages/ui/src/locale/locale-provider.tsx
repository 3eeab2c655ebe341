'use client'
import { createContext, useContext, useMemo, type ReactElement, type ReactNode } from 'react'
import type { LabelCatalogues } from './label-catalogues.ts'
import { languageOf, type LabelCatalogue, type OwnLabels } from './labels.ts'
import { useSameLabels } from './use-same-labels.ts'

/**
 * UI text that replaces the library's own, by catalogue and key: `{ table: { search: 'Find' } }`.
 */
export type ReplacedLabels = {
  readonly [Name in keyof LabelCatalogues]?: OwnLabels<LabelCatalogues[Name]> | undefined
}

interface LocaleValue {
  locale: string
  timeZone?: string | undefined
  labels: ReplacedLabels
}

const none: ReplacedLabels = {}

/** Read it with the hooks. */
export const LocaleContext = createContext<LocaleValue>({ locale: 'fr-FR', labels: none })

export interface LocaleProviderProps {
  children: ReactNode
  /** BCP 47 tag; `fr…` selects the French text, anything else the English text. */
  locale: string
  /** IANA name of the time zone of dates. Default: the user's own. */
  timeZone?: string | undefined
  /**
   * UI text that replaces the library's own. May be an inline object: components re-render only if
   * the text changes.
   */
  labels?: ReplacedLabels | undefined
}

/** Sets the language of the library's own UI text, and replaces individual strings. */
export function LocaleProvider({
  children,
  locale,
  timeZone,
  labels,
}: LocaleProviderProps): ReactElement {
  const kept = useSameLabels(labels ?? none)
  const value = useMemo(() => ({ locale, timeZone, labels: kept }), [locale, timeZone, kept])
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
    for (const source of [labels[catalogue.name as keyof LabelCatalogues], own]) {
      for (const [key, text] of Object.entries(source ?? {})) {
        if (text !== undefined) merged[key] = text
      }
    }
    return merged as T
  }, [catalogue, labels, locale, own])
}
