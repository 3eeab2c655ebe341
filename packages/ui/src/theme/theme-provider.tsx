'use client'
import { useLayoutEffect, type ReactElement, type ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { LocaleProvider, type ReplacedLabels } from '../locale/index.ts'
import { GlobalStyles } from './global-styles.tsx'
import { setDensity, setScheme, type Scheme } from './page-settings.ts'
import type { Density } from './tokens.ts'

export interface ThemeProviderProps {
  children: ReactNode
  /**
   * Color scheme of the page. Default: the page's own `data-scheme`, or the user's setting.
   * `setScheme` changes it later without re-rendering anything.
   */
  scheme?: Scheme | undefined
  /** Size of controls and rows. Default: the page's own `data-density`, or `comfortable`. */
  density?: Density | undefined
  /** BCP 47 tag for numbers and the built-in text of controls. Default `fr-FR`. */
  locale?: string | undefined
  /**
   * IANA name of the time zone of dates. Default: the user's own, after a server-rendered page has been
   * hydrated with dates in UTC.
   */
  timeZone?: string | undefined
  /** UI text that replaces the library's own, by catalogue and key. */
  labels?: ReplacedLabels | undefined
}

/**
 * Provides what the library needs on a page: tokens, page defaults and the language. Changing the
 * scheme or density changes only CSS variables, so no component inside re-renders.
 */
export function ThemeProvider({
  children,
  scheme,
  density,
  locale = 'fr-FR',
  timeZone,
  labels,
}: ThemeProviderProps): ReactElement {
  useLayoutEffect(() => {
    if (scheme === undefined) return
    setScheme(scheme)
    return () => setScheme('system')
  }, [scheme])
  useLayoutEffect(() => {
    if (density === undefined) return
    setDensity(density)
    return () => setDensity('comfortable')
  }, [density])

  return (
    <I18nProvider locale={locale}>
      <GlobalStyles />
      <LocaleProvider locale={locale} timeZone={timeZone} labels={labels}>
        {children}
      </LocaleProvider>
    </I18nProvider>
  )
}
