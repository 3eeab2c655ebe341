import type { FeatureSupport, MailClient, Support } from './client-support.ts'
import { enhancements } from './enhancements.ts'
import type { CheckFinding, Enhancement, UnknownSupport } from './report.ts'

/**
 * How many clients a message names. The others are only counted, unless there is just one other,
 * which is named too.
 */
const namedClients = 4

const isImageFormat = (title: string): boolean => title.endsWith('image format')

function inWords(names: readonly string[]): string {
  const rest = names.length - namedClients
  return rest > 1
    ? `${names.slice(0, namedClients).join(', ')} and ${rest} others`
    : names.join(', ')
}

function finding(
  { title, url }: FeatureSupport,
  support: 'none' | 'partial',
  clients: readonly string[],
): CheckFinding {
  const dropped = support === 'none'
  const verb = dropped ? 'is dropped by' : 'is only partly shown by'
  return {
    code: dropped ? 'feature_dropped' : 'feature_partial',
    severity: dropped && isImageFormat(title) ? 'error' : 'warning',
    message: `${title} ${verb} ${inWords(clients)}. See ${url}.`,
    client: clients.join(', '),
    details: { feature: title, url, clients: clients.length },
  }
}

const namesWith = (
  feature: FeatureSupport,
  clients: readonly MailClient[],
  ...supports: readonly Support[]
): string[] =>
  clients.filter((client) => supports.includes(feature.support(client))).map(({ name }) => name)

/**
 * Reports features that a client drops or supports only partially, except `enhancements`, whose
 * loss is harmless.
 */
export function checkFeatures(
  features: readonly FeatureSupport[],
  clients: readonly MailClient[],
): CheckFinding[] {
  return features
    .filter(({ title }) => enhancements[title] === undefined)
    .flatMap((feature) =>
      (['none', 'partial'] as const).flatMap((support) => {
        const names = namesWith(feature, clients, support)
        return names.length === 0 ? [] : [finding(feature, support, names)]
      }),
    )
}

/** Lists the `enhancements` in use that a client drops or supports only partially. */
export function usedEnhancements(
  features: readonly FeatureSupport[],
  clients: readonly MailClient[],
): Enhancement[] {
  return features.flatMap((feature) => {
    const reason = enhancements[feature.title]
    const names = namesWith(feature, clients, 'none', 'partial')
    return reason === undefined || names.length === 0
      ? []
      : [{ feature: feature.title, reason, clients: names }]
  })
}

/** Lists, for each client, the features in use that are untested there. */
export function unknownSupport(
  features: readonly FeatureSupport[],
  clients: readonly MailClient[],
): UnknownSupport[] {
  return clients.flatMap((client) => {
    const untested = features.filter(({ support }) => support(client) === 'unknown')
    return untested.length === 0
      ? []
      : [{ client: client.name, features: untested.map(({ title }) => title) }]
  })
}
