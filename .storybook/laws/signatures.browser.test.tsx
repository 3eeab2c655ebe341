import { layoutNames, renderSignature, type LayoutKey, type SignatureInput } from '@org/signature'
import { emulateClient, type EmulatedClientKey } from '@org/signature/emulation'
import { sampleSignature } from '@org/signature/samples'
import { afterEach, describe, it } from 'vitest'
import { expectAccessible } from '../screenshots/accessible.ts'

// Stories show signatures in frames without scripts, which axe cannot check. Here the same content
// is rendered directly on the page.

const layoutKeys = Object.keys(layoutNames) as LayoutKey[]

const message = document.createElement('main')

afterEach(() => message.remove())

/** A signature with every field and every addon. */
const fullSignature: SignatureInput = {
  ...sampleSignature,
  skype: 'camille.durand',
  customFields: [
    { key: 'RCS', value: 'Paris 812 345 678', url: '' },
    { key: 'Rendez-vous', value: 'Réserver un créneau', url: 'https://rdv.example/camille' },
  ],
  addons: {
    disclaimer: { enabled: true, order: 0, data: { key: 'confidentiel' } },
    videoConf: {
      enabled: true,
      order: 1,
      data: {
        key: 'zoom',
        buttonText: 'Me rejoindre',
        url: 'https://zoom.example/j/1',
      },
    },
    greenMessage: { enabled: true, order: 2, data: { key: 'eco-responsable' } },
  },
}

/** Returns a layout's HTML, with the images embedded. */
const htmlOf = (layoutKey: LayoutKey) =>
  renderSignature({ ...fullSignature, layoutKey }, { localImages: true }).html

function show(html: string, paper: { background: string; text: string }): void {
  message.style.background = paper.background
  message.style.color = paper.text
  message.innerHTML = html
  document.body.append(message)
}

describe.each(layoutKeys)('%s', (layoutKey) => {
  it('is accessible in light mode', async () => {
    show(htmlOf(layoutKey), { background: '#ffffff', text: '#222222' })
    await expectAccessible(layoutKey)
  })

  it.each<EmulatedClientKey>(['gmail', 'outlook', 'outlook-com', 'apple-mail'])(
    'is accessible in dark mode in %s',
    async (client) => {
      const { html, paper } = await emulateClient(htmlOf(layoutKey), client, {
        scheme: 'dark',
        localImages: true,
      })
      show(html, paper)
      await expectAccessible(`${layoutKey}, ${client}, dark`)
    },
  )
})
