'use client'
import { useEffect, type ReactElement, type ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { GlobalStyles } from './global-styles.tsx'
import type { SchemeName } from './tokens.ts'

export interface ThemeProviderProps {
  children: ReactNode
  /** Colour scheme of the page; `system` (default) follows the reader's setting. */
  scheme?: SchemeName | 'system' | undefined
  /** BCP 47 tag for numbers and the built-in texts of controls. Default `fr-FR`. */
  locale?: string | undefined
}

/** Everything a page needs around the library: tokens, page defaults and the language. */
export function ThemeProvider({
  children,
  scheme = 'system',
  locale = 'fr-FR',
}: ThemeProviderProps): ReactElement {
  useEffect(() => {
    const page = document.documentElement
    if (scheme === 'system') return
    page.setAttribute('data-scheme', scheme)
    return () => page.removeAttribute('data-scheme')
  }, [scheme])

  return (
    <I18nProvider locale={locale}>
      <GlobalStyles />
      {children}
    </I18nProvider>
  )
}
