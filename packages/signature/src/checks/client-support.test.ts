import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { clientSupportSource } from '../../scripts/client-support-source.ts'
import { featureSupport, mailClients } from './client-support.ts'
import type { Support } from './client-support.ts'

async function supportIn(client: string, html: string): Promise<Record<string, Support>> {
  const features = await featureSupport(html)
  const found = (await mailClients()).find(({ key }) => key === client)
  if (!found) throw new Error(`caniemail.com has no ${client}.`)
  return Object.fromEntries(features.map(({ title, support }) => [title, support(found)]))
}

describe('mail client data', () => {
  it('matches the pinned caniemail', () => {
    const file = new URL('./generated/client-support.ts', import.meta.url)
    expect(readFileSync(file, 'utf8')).toBe(clientSupportSource())
  })

  it('has readable names for 48 clients', async () => {
    const clients = await mailClients()
    expect(clients).toHaveLength(48)
    expect(clients).toContainEqual({ key: 'gmail.android', name: 'Gmail (Android)' })
    expect(clients).toContainEqual({ key: 'outlook.outlook-com', name: 'Outlook.com' })
    expect(new Set(clients.map(({ name }) => name)).size).toBe(48)
  })
})

describe('featureSupport', () => {
  it.each([
    ['an element', '<video></video>', '<video> element', 'none'],
    ['an attribute', '<p aria-live="polite">a</p>', 'aria-live attribute', 'full'],
    ['a property', '<p style="clip-path:none">a</p>', 'clip-path', 'none'],
    ['a side of a property', '<td style="padding-left:4px">a</td>', 'padding', 'full'],
    ['one of several properties', '<p style="top:1px">a</p>', 'left, right, top, bottom', 'none'],
    ['a property with its value', '<p style="display: grid">a</p>', 'display:grid', 'partial'],
    ['a function', '<p style="width:calc(1px + 1em)">a</p>', 'CSS calc() function', 'partial'],
    ['a unit', '<p style="width:3rem">a</p>', 'rem unit', 'full'],
    ['a keyword', '<p style="color:#000 !important">a</p>', '!important keyword', 'partial'],
    [
      'a picture format',
      '<img src="https://a.example/b.TIFF?c=d">',
      'TIFF image format',
      'partial',
    ],
    ['an embedded picture', '<img src="data:image/png;base64,AA">', 'Base 64 image format', 'none'],
    ['a link', '<a href="mailto:a@b.example">a</a>', 'mailto: links', 'full'],
    ['a comment', '<!-- a -->', 'HTML comments', 'full'],
  ] as const)('names %s', async (_kind, html, title, support) => {
    expect(await supportIn('gmail.android', html)).toMatchObject({ [title]: support })
  })

  it('does not mistake a longer property for a shorter one', async () => {
    const titles = Object.keys(await supportIn('gmail.android', '<p style="font-size:9px">a</p>'))
    expect(titles).toContain('font-size')
    expect(titles).not.toContain('font shorthand')
  })

  it('returns unknown for untested features', async () => {
    expect(await supportIn('rainloop.desktop-webmail', '<table></table>')).toEqual({
      '<table> element': 'unknown',
    })
  })
})
