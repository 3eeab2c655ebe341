import * as z from 'zod'
import { SettingsError } from './settings-error.ts'

export type Environment = Record<string, string | undefined>

/** Settings by name. A schema's message is appended to the name, as in "PORT must be …". */
type Schemas = Readonly<Record<string, z.ZodType>>

type Parsed<Shape extends Schemas> = z.output<z.ZodObject<Shape>>

/** Whether a setting is set; an empty value does not count. */
export function isSet(env: Environment, name: string): boolean {
  return trimmed(env[name]) !== undefined
}

/** @throws SettingsError about the first invalid setting */
export function parseSettings<Shape extends Schemas>(
  env: Environment,
  schemas: Shape,
): Parsed<Shape> {
  const values = Object.keys(schemas).map((name) => [name, trimmed(env[name])] as const)
  const parsed = z.object(schemas).safeParse(Object.fromEntries(values))
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw new SettingsError(`${String(issue?.path[0])} ${issue?.message}`)
}

/**
 * Parses settings that only make sense together.
 *
 * @returns null when no required setting is set
 * @throws SettingsError about the missing settings or the first invalid one
 */
export function parseGroup<Required extends Schemas, Optional extends Schemas>(
  env: Environment,
  required: Required,
  optional: Optional,
): Parsed<Required & Optional> | null {
  const names = Object.keys(required)
  const missing = names.filter((name) => !isSet(env, name))
  if (missing.length === names.length) return null
  if (missing.length > 0)
    throw new SettingsError(
      `${missing.join(', ')} must be set too: ${names.join(', ')} belong together.`,
    )
  return parseSettings(env, { ...required, ...optional })
}

/** Returns the trimmed value; undefined when it is unset or empty. */
function trimmed(value: string | undefined): string | undefined {
  return value?.trim() || undefined
}
