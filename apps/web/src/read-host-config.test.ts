import { expect, it } from 'vitest'
import { readHostConfig } from './read-host-config.ts'

/**
 * Creates a minimal page whose `paraphe-hosts` tag has this content; null creates a page without
 * the tag.
 */
function pageWith(content: string | null): Pick<Document, 'querySelector'> {
  const tag = content === null ? null : { getAttribute: () => content }
  return { querySelector: () => tag as Element | null }
}

it('reads which product each host shows', () => {
  const page = pageWith('{"hosts":{"stock.example.org":"stock"},"local":"coaching"}')
  expect(readHostConfig(page)).toEqual({
    hosts: { 'stock.example.org': 'stock' },
    local: 'coaching',
  })
})

it('defaults to the signature product if the page has no `paraphe-hosts` meta tag, or one without settings', () => {
  expect(readHostConfig(pageWith(null))).toEqual({ hosts: {}, local: 'signature' })
  expect(readHostConfig(pageWith('{}'))).toEqual({ hosts: {}, local: 'signature' })
})
