import { checkSignature } from '../checks/index.ts'
import type { SignatureData } from '../model/signature-data.ts'
import { parseSignatureData } from '../parse/parse-signature-data.ts'
import { renderSignature } from '../render/render-signature.ts'
import { readArguments, usage, UsageError } from './arguments.ts'
import type { Arguments } from './arguments.ts'

/** The functions through which the command reads and writes files and prints lines. */
export interface Environment {
  /** Reads a file, or standard input if no file name is passed. */
  readonly read: (file: string | undefined) => Promise<string>
  readonly write: (file: string, content: string) => Promise<void>
  readonly print: (line: string) => void
  readonly printError: (line: string) => void
}

/** Exit codes: 1 if the signature has errors, 2 if the command line or the data is invalid. */
const invalid = 1
const unusable = 2

/** Runs a command line and returns its exit code. */
export async function run(args: readonly string[], environment: Environment): Promise<number> {
  if (args.includes('--help')) {
    environment.print(usage)
    return 0
  }
  try {
    return await execute(readArguments(args), environment)
  } catch (error) {
    environment.printError(oneLine(error instanceof Error ? error.message : String(error)))
    if (error instanceof UsageError) environment.printError(`\n${usage}`)
    return unusable
  }
}

/**
 * Escapes control characters, so that an error message stays on one line whatever the data
 * contains.
 */
const oneLine = (message: string): string =>
  message.replace(
    /\p{Cc}/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

const execute = async (args: Arguments, environment: Environment): Promise<number> => {
  const parsed = parseSignatureData(await environment.read(args.file))
  if (!parsed.ok) {
    for (const { path, message } of parsed.errors)
      environment.printError(oneLine(`${path || '.'}: ${message}`))
    return unusable
  }
  const data = args.layout ? { ...parsed.data, layoutKey: args.layout } : parsed.data
  return args.command === 'render'
    ? render(data, args, environment)
    : check(data, args, environment)
}

const render = async (
  data: SignatureData,
  args: Arguments,
  environment: Environment,
): Promise<number> => {
  const options = { target: args.target, iconsBaseUrl: args.icons }
  const { html, text, report } = renderSignature(data, options)
  for (const { path, address } of report.droppedAddresses)
    environment.printError(oneLine(`${path}: left out, not an allowed address: ${address}`))
  const output = args.text ? text : html
  if (args.out === undefined) environment.print(output)
  else await environment.write(args.out, output)
  return 0
}

const check = async (
  data: SignatureData,
  args: Arguments,
  environment: Environment,
): Promise<number> => {
  const report = await checkSignature(data, { target: args.target, iconsBaseUrl: args.icons })
  for (const { severity, path, message } of report.findings)
    environment.print(`${severity}${path ? ` ${path}` : ''}: ${message}`)
  environment.print(`${report.length.characters} of ${report.length.limit} characters`)
  return report.ok ? 0 : invalid
}
