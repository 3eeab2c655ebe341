import { caniemail, rawData } from 'caniemail'
import { describe, expect, it } from 'vitest'
import { layoutKeys } from '../model/signature-data.ts'
import { renderSignature } from '../render/render-signature.ts'
import { targetKeys } from '../targets/targets.ts'
import { featureSupport, mailClients } from './client-support.ts'
import { enhancements } from './enhancements.ts'
import { everyPart, iconsBaseUrl } from './every-part.fixture.ts'

const outputs = layoutKeys.map((layoutKey) => {
  const html = targetKeys.map(
    (target) => renderSignature({ ...everyPart, layoutKey }, { target, iconsBaseUrl }).html,
  )
  return { layoutKey, html: html.join('\n') }
})

/** Clients for which caniemail's lint throws, because tables and images were not tested there. */
const untested = [
  'free-fr.desktop-webmail',
  'gmx.android',
  'gmx.ios',
  'ionos-1and1.android',
  'ionos-1and1.desktop-webmail',
  'laposte.android',
  'laposte.ios',
  'rainloop.desktop-webmail',
  't-online-de.desktop-webmail',
  'thunderbird.windows',
  'web-de.android',
  'web-de.ios',
  'wp-pl.desktop-webmail',
]

const clients = await mailClients()
const tested = clients.map(({ key }) => key).filter((key) => !untested.includes(key))

/**
 * Returns a function that lists the titles that caniemail's own lint reports as unsupported in a
 * client. Throws if caniemail has no data on a used feature in one of the clients.
 */
function lint(keys: readonly string[], html: string): (client: string) => string[] {
  const { issues } = caniemail({
    clients: keys as Parameters<typeof caniemail>[0]['clients'],
    html,
  })
  const errors = new Map<string, { title: string }[]>(issues.errors)
  return (client) => [...new Set((errors.get(client) ?? []).map(({ title }) => title))]
}

describe.each(outputs)('$layoutKey for every target', ({ html }) => {
  it('uses nothing that a tested client drops, except declared enhancements', () => {
    const dropped = lint(tested, html)
    const undeclared = tested.flatMap((client) =>
      dropped(client)
        .filter((title) => enhancements[title] === undefined)
        .map((title) => `${client}: ${title}`),
    )
    expect(undeclared).toEqual([])
  })

  it('finds the same unsupported features as caniemail’s own lint', async () => {
    const dropped = lint(tested, html)
    const features = await featureSupport(html)
    for (const client of clients.filter(({ key }) => tested.includes(key))) {
      const ours = features.filter(({ support }) => support(client) === 'none')
      expect(ours.map(({ title }) => title).toSorted(), client.name).toEqual(
        dropped(client.key).toSorted(),
      )
    }
  })

  it.each(untested)('reports that support in %s is unknown', async (key) => {
    expect(() => lint([key], html)).toThrow(/not found on/)
    const client = clients.find((known) => known.key === key)
    const features = await featureSupport(html)
    expect(client && features.map(({ support }) => support(client))).toContain('unknown')
  })
})

it('declares no enhancement that is unknown to caniemail', () => {
  const titles = rawData.data.map(({ title }) => title)
  for (const title of Object.keys(enhancements)) expect(titles).toContain(title)
})
