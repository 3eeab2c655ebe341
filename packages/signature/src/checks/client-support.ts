import { usedFeatures } from './used-features.ts'

/** How well a mail client supports a feature; `unknown` if it is untested there. */
export type Support = 'full' | 'partial' | 'none' | 'unknown'

export interface MailClient {
  /** Key on caniemail.com, such as `gmail.android`. */
  readonly key: string
  /** Display name. */
  readonly name: string
}

/** A feature that some HTML uses. */
export interface FeatureSupport {
  /** Name on caniemail.com. */
  readonly title: string
  /** Page with the details. */
  readonly url: string
  readonly support: (client: MailClient) => Support
}

const letters: Readonly<Record<string, Support>> = { y: 'full', a: 'partial', n: 'none' }

const load = () => import('./generated/client-support.ts')

/** Lists every mail client that caniemail.com has data on. */
export async function mailClients(): Promise<MailClient[]> {
  const { clients } = await load()
  return clients.map(([key, name]) => ({ key, name }))
}

/** Lists the features of caniemail.com that the HTML uses, in caniemail's order. */
export async function featureSupport(html: string): Promise<FeatureSupport[]> {
  const { clients, features } = await load()
  const used = usedFeatures(html)
  return features
    .filter(([kind, names]) => names.split(' ').some((name) => used.has(`${kind} ${name}`)))
    .map(([, , title, slug, support]) => ({
      title,
      url: `https://www.caniemail.com/features/${slug}/`,
      support: ({ key }) => {
        const letter = support[clients.findIndex(([client]) => client === key)]
        return letters[letter ?? ''] ?? 'unknown'
      },
    }))
}
