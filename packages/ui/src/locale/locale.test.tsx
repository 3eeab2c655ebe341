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
      // @ts-expect-error -- no such text
      <LocaleProvider key="2" locale="fr" labels={{ table: { serach: 'Trouver' } }}>
        …
      </LocaleProvider>,
      // @ts-expect-error -- no such catalogue
      <LocaleProvider key="3" locale="fr" labels={{ tables: { search: 'Trouver' } }}>
        …
      </LocaleProvider>,
    ]
    expect(pages).toHaveLength(3)
  })
})
