import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { defineLabels, LocaleProvider, useLabels } from './index.ts'

const greetings = defineLabels('greetings', {
  fr: { hello: 'Bonjour', bye: 'Au revoir' },
  en: { hello: 'Hello', bye: 'Goodbye' },
})

declare module './label-catalogues.ts' {
  interface LabelCatalogues {
    greetings: (typeof greetings)['fr']
  }
}

function Greeting({ own }: { own?: { hello?: string } }) {
  const texts = useLabels(greetings, own)
  return `${texts.hello}, ${texts.bye}`
}

describe('UI text', () => {
  it('is French by default', () => {
    expect(renderToString(<Greeting />)).toBe('Bonjour, Au revoir')
  })

  it('follows the locale of the provider', () => {
    const page = renderToString(
      <LocaleProvider locale="en-GB">
        <Greeting />
      </LocaleProvider>,
    )
    expect(page).toBe('Hello, Goodbye')
  })

  it.each([
    ['fr', 'Bonjour, Au revoir'],
    ['fr-CA', 'Bonjour, Au revoir'],
    ['FR-be', 'Bonjour, Au revoir'],
    ['en', 'Hello, Goodbye'],
    ['de-DE', 'Hello, Goodbye'],
    ['ar', 'Hello, Goodbye'],
    ['pt-BR', 'Hello, Goodbye'],
    ['zh-Hant-TW', 'Hello, Goodbye'],
    // Frisian and Friulian
    ['frs', 'Hello, Goodbye'],
    ['fur-IT', 'Hello, Goodbye'],
    ['', 'Hello, Goodbye'],
  ])('is French or English, English for any other language: %s', (locale, text) => {
    const page = renderToString(
      <LocaleProvider locale={locale}>
        <Greeting />
      </LocaleProvider>,
    )
    expect(page).toBe(text)
  })

  it('comes from the component, or else from the provider, or else from the library', () => {
    const page = renderToString(
      <LocaleProvider locale="en-GB" labels={{ greetings: { hello: 'Hi', bye: 'So long' } }}>
        <Greeting own={{ hello: 'Good morning' }} />
      </LocaleProvider>,
    )
    expect(page).toBe('Good morning, So long')
  })

  it('has known keys, which the compiler checks', () => {
    const pages = [
      <LocaleProvider key="1" locale="fr" labels={{ table: { search: 'Trouver' } }}>
        …
      </LocaleProvider>,
      // @ts-expect-error -- a misspelled text must not compile
      <LocaleProvider key="2" locale="fr" labels={{ table: { serach: 'Trouver' } }}>
        …
      </LocaleProvider>,
      // @ts-expect-error -- a misspelled catalogue must not compile
      <LocaleProvider key="3" locale="fr" labels={{ tables: { search: 'Trouver' } }}>
        …
      </LocaleProvider>,
    ]
    expect(pages).toHaveLength(3)
  })
})
