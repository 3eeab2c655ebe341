import { parseArgs } from 'node:util'
import { imageUrl } from '../html/safe-url.ts'
import { layoutKeys } from '../model/signature-data.ts'
import type { LayoutKey } from '../model/signature-data.ts'
import { targetKeys } from '../targets/targets.ts'
import type { Target } from '../targets/targets.ts'

export const usage = `org-signature render [file] [options]   write a signature's HTML
org-signature check [file] [options]    tell what a mail client would object to

The file holds signature data as JSON; without one it is read from standard input.

  --layout KEY   ${layoutKeys.join(' | ')}
  --target KEY   ${targetKeys.join(' | ')}
  --icons URL    where the icon files are served, as https://host/icons/v1
  --text         plain text in place of HTML (render)
  --out FILE     write there in place of standard output (render)
`

export interface Arguments {
  readonly command: 'render' | 'check'
  readonly file: string | undefined
  readonly layout: LayoutKey | undefined
  readonly target: Target | undefined
  readonly icons: string | undefined
  readonly text: boolean
  readonly out: string | undefined
}

/** An invalid command line. */
export class UsageError extends Error {}

const option = { type: 'string' } as const

const known = <Key extends string>(
  name: string,
  value: string | undefined,
  keys: readonly Key[],
): Key | undefined => {
  const key = keys.find((one) => one === value)
  if (value !== undefined && key === undefined)
    throw new UsageError(`--${name} must be one of ${keys.join(', ')}, not ${value}`)
  return key
}

const webAddress = (name: string, value: string | undefined): string | undefined => {
  if (value === undefined || imageUrl(value, false) !== null) return value
  throw new UsageError(`--${name} must be an http or https address, not ${value}`)
}

/** Parses a command line; throws `UsageError` if it is invalid. */
export function readArguments(args: readonly string[]): Arguments {
  const { values, positionals } = parse(args)
  const [command, file, ...more] = positionals
  if (command !== 'render' && command !== 'check')
    throw new UsageError(command === undefined ? 'no command' : `unknown command ${command}`)
  if (more.length > 0) throw new UsageError('one file at a time')
  return {
    command,
    file,
    layout: known('layout', values.layout, layoutKeys),
    target: known('target', values.target, targetKeys),
    icons: webAddress('icons', values.icons),
    text: values.text ?? false,
    out: values.out,
  }
}

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        layout: option,
        target: option,
        icons: option,
        out: option,
        text: { type: 'boolean' },
      },
    })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}
