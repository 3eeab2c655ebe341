import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { defineLabels, LocaleProvider, useLabels } from './index.ts'

const greetings = defineLabels('greetings', {
  fr: { hello: 'Bonjour', bye: 'Au revoir' },
  en: { hello: 'Hello', bye: 'Goodbye' },
})

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
})
