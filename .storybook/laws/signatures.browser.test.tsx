import { layoutNames, renderSignature, type LayoutKey, type SignatureInput } from '@org/signature'
import { emulateClient, type EmulatedClientKey } from '@org/signature/emulation'
import { sampleSignature } from '@org/signature/samples'
import { afterEach, describe, it } from 'vitest'
import { expectAccessible } from '../screenshots/accessible.ts'

// The stories show signatures in frames that run no script, into which axe cannot look: what stands
// in them is drawn here on the page itself.

const layoutKeys = Object.keys(layoutNames) as LayoutKey[]

const message = document.createElement('main')

afterEach(() => message.remove())

/** A signature with all that it can hold, and with each addon. */
const whole: SignatureInput = {
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

/** A layout's HTML, with the pictures embedded. */
const drawn = (layoutKey: LayoutKey) =>
  renderSignature({ ...whole, layoutKey }, { localImages: true }).html

function show(html: string, paper: { background: string; text: string }): void {
  message.style.background = paper.background
  message.style.color = paper.text
  message.innerHTML = html
  document.body.append(message)
}

describe.each(layoutKeys)('%s', (layoutKey) => {
  it('is accessible by daylight', async () => {
    show(drawn(layoutKey), { background: '#ffffff', text: '#222222' })
    await expectAccessible(layoutKey)
  })

  it.each<EmulatedClientKey>(['gmail', 'outlook', 'outlook-com', 'apple-mail'])(
    'is accessible in the dark mode of %s',
    async (client) => {
      const { html, paper } = await emulateClient(drawn(layoutKey), client, {
        scheme: 'dark',
        localImages: true,
      })
      show(html, paper)
      await expectAccessible(`${layoutKey}, ${client}, dark`)
    },
  )
})
