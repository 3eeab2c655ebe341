import { isTest } from './feature-boundaries.ts'

/** Matches uses of the API's client, including calls such as `client.call('listCentres')`. */
const apiUse = /\b(?:useApi|createClient)\b|\.call\(\s*'\w+'/

/**
 * Lists the files that use the API client in a product that has ports of `@org/data`, one per line.
 * Stories and tests may use it.
 *
 * @param sources Source text by path below the product's `src`.
 */
export function portErrors(sources: ReadonlyMap<string, string>): string[] {
  const hasPorts = sources.get('app/product.ts')?.includes('openPorts') ?? false
  if (!hasPorts) return []
  return [...sources].flatMap(([file, source]) =>
    !isTest(file) && apiUse.test(source)
      ? [`${file}: uses the client of the API instead of the product's ports`]
      : [],
  )
}
