import { isLoopbackUrl } from './loopback.ts'
import { SettingsError } from './settings-error.ts'

export type Environment = Record<string, string | undefined>

/** The trimmed value; unset and empty are both null. */
export function textSetting(env: Environment, name: string): string | null {
  const value = env[name]?.trim()
  return value ? value : null
}

/** A whole number within bounds. */
export function integerSetting(
  env: Environment,
  name: string,
  { min, max }: { min: number; max: number },
): number | null {
  const text = textSetting(env, name)
  if (text === null) return null
  const value = Number(text)
  if (!/^-?\d+$/.test(text) || value < min || value > max)
    throw new SettingsError(
      `${name} must be a whole number between ${min} and ${max}, not "${text}".`,
    )
  return value
}

/** One of the given words. */
export function choiceSetting<Choice extends string>(
  env: Environment,
  name: string,
  choices: readonly Choice[],
): Choice | null {
  const text = textSetting(env, name)
  if (text === null) return null
  const found = choices.find((choice) => choice === text)
  if (found === undefined)
    throw new SettingsError(`${name} must be one of ${choices.join(', ')}, not "${text}".`)
  return found
}

/** An absolute address of one of the given schemes, without a slash at its end. The value itself may be secret and is not shown. */
export function urlSetting(
  env: Environment,
  name: string,
  protocols: readonly string[],
): string | null {
  const text = textSetting(env, name)
  if (text === null) return null
  const parsed = URL.canParse(text) ? new URL(text) : null
  if (!parsed?.hostname || !protocols.includes(parsed.protocol))
    throw new SettingsError(
      `${name} must be an address that begins with ${protocols.map((one) => `${one}//`).join(' or ')}.`,
    )
  return withoutSlashesAtEnd(text)
}

/** An http or https address without a path. */
export function originSetting(env: Environment, name: string): string | null {
  const url = urlSetting(env, name, ['http:', 'https:'])
  if (url === null || new URL(url).origin === url.toLowerCase()) return url
  throw new SettingsError(`${name} must be an address without a path, such as https://example.org.`)
}

/** Words separated by commas. */
export function listSetting(env: Environment, name: string): string[] {
  return (textSetting(env, name) ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** `host=product` pairs separated by commas; hosts are lower-cased, products one of the given. */
export function pairsSetting(
  env: Environment,
  name: string,
  products: readonly string[],
): Map<string, string> {
  const pairs = listSetting(env, name).map((part) => part.split('=').map((side) => side.trim()))
  if (pairs.some((pair) => pair.length !== 2 || pair.includes('')))
    throw new SettingsError(`${name} must look like host=product,host=product.`)
  const unknown = pairs.map(([, product = '']) => product).find((one) => !products.includes(one))
  if (unknown !== undefined)
    throw new SettingsError(
      `${name} must name products of ${products.join(', ')}, not "${unknown}".`,
    )
  return new Map(pairs.map(([key = '', value = '']) => [key.toLowerCase(), value]))
}

/**
 * Reads settings that only make sense together.
 *
 * @returns null when none is set
 * @throws SettingsError naming those that are missing
 */
export function groupSetting<Name extends string>(
  env: Environment,
  names: readonly Name[],
): Record<Name, string> | null {
  const missing = names.filter((name) => textSetting(env, name) === null)
  if (missing.length === names.length) return null
  if (missing.length > 0)
    throw new SettingsError(
      `${missing.join(', ')} must be set too: ${names.join(', ')} belong together.`,
    )
  return Object.fromEntries(names.map((name) => [name, textSetting(env, name)])) as Record<
    Name,
    string
  >
}

function withoutSlashesAtEnd(text: string): string {
  let end = text.length
  while (text[end - 1] === '/') end -= 1
  return text.slice(0, end)
}

/** An address to which secrets go: they never leave this machine in the clear. */
export function secureAddress(name: string, url: string | null): string | null {
  if (url === null || new URL(url).protocol === 'https:' || isLoopbackUrl(url)) return url
  throw new SettingsError(`${name} must begin with https:// unless it is on this machine.`)
}
