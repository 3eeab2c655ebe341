import { expect, it } from 'vitest'
import { darkModes } from '../checks/dark-modes.ts'
import { emulateClient } from './emulate-client.ts'
import { emulatedClientKeys, emulatedClients } from './emulated-clients.ts'
import type { EmulatedClientKey } from './emulated-clients.ts'

const dark = (client: EmulatedClientKey, html: string) =>
  emulateClient(html, client, { scheme: 'dark' })

const html =
  '<td bgcolor="#ffffff" style="color:#1f2937;border-left:2px solid #0b5c6b"><b style="color:#ffffff">a</b></td>'

it('leaves colors alone in Apple Mail', async () => {
  expect(await dark('apple-mail', html)).toEqual({
    html,
    removed: [],
    paper: { background: '#ffffff', text: '#222222' },
    inversion: 'none',
    darkMode: 'Apple Mail',
  })
})

it.each(['gmail', 'outlook-com'] as const)(
  'inverts dark text and light backgrounds in %s, but not light text',
  async (client) => {
    const shown = await dark(client, html)
    expect(shown.inversion).toBe('partly')
    expect(shown.html).not.toContain('#1f2937')
    expect(shown.html).not.toContain('bgcolor="#ffffff"')
    expect(shown.html).toContain('<b style="color:#ffffff">')
  },
)

it('inverts every color in Outlook for Windows', async () => {
  const shown = await dark('outlook', html)
  expect(shown.inversion).toBe('fully')
  expect(shown.html).toContain(`bgcolor="${shown.paper.background}"`)
  expect(shown.html).toContain(`<b style="color:${shown.paper.background}">`)
})

it('puts a dark background behind text without its own color', async () => {
  const { paper } = await dark('gmail', 'a')
  expect(paper.background).toBe('#121212')
  expect(Number.parseInt(paper.text.slice(1, 3), 16)).toBeGreaterThan(0xb0)
})

it.each(['yahoo', 'thunderbird'] as const)(
  'reports that the dark mode of %s was not measured',
  async (client) => {
    expect(await dark(client, html)).toMatchObject({
      html,
      inversion: 'unknown',
      paper: { background: '#ffffff' },
    })
  },
)

it('has data for every dark mode that a client refers to', () => {
  const named = emulatedClientKeys.flatMap((key) => emulatedClients[key].darkMode ?? [])
  expect(darkModes.map(({ client }) => client)).toEqual(expect.arrayContaining(named))
})

it('changes no color in light mode', async () => {
  for (const client of emulatedClientKeys) {
    const shown = await emulateClient(html, client)
    expect(shown).toMatchObject({ html, paper: { background: '#ffffff', text: '#222222' } })
  }
})
